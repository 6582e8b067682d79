"""What a translators' toolkit reads in an XLIFF file, as JSON; and the file as the toolkit writes it, without changes and
with a new translation of one message."""

import json
import sys

from translate.storage import xliff

read, written, edited, changed = sys.argv[1:]
store = xliff.xlifffile.parsefile(read)
# The toolkit puts the name of the file before the id, and a sign between them that no text holds.
units = {unit.getid().split("\x04")[-1]: unit for unit in store.units}
json.dump([{"id": id, "source": str(unit.source), "target": str(unit.target or "")} for id, unit in units.items()], sys.stdout)
store.savefile(written)
units[changed].target += " <&> \u201c"
store.savefile(edited)
