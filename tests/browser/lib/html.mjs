// Just enough reading of HTML for crawling the pages that the program writes; html.test.mjs tells that they are valid.

const entities = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

const unescape = (text) => text.replace(/&(?:#x([0-9a-f]+)|#(\d+)|(\w+));/gi, (whole, hex, number, name) => {
  if (hex || number) return String.fromCodePoint(hex ? parseInt(hex, 16) : Number(number));
  return entities[name] ?? whole;
});

/** The start tags of a page: `{ tag, attributes }`, names in lower case. Scripts, styles and comments are passed over. */
export function tags(html) {
  const bare = html.replace(/<!--[\s\S]*?-->/g, '').replace(/(<(script|style)\b[^>]*>)[\s\S]*?<\/\2>/gi, '$1');
  const found = [];
  for (const [, tag, rest] of bare.matchAll(/<([a-z][a-z0-9-]*)((?:\s+[^\s=>/]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>"']+))?|\s*\/)*)\s*>/gi)) {
    const attributes = {};
    for (const [, name, double, single, plain] of rest.matchAll(/([^\s=>/]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>"']+)))?/g)) {
      attributes[name.toLowerCase()] = unescape(double ?? single ?? plain ?? '');
    }
    found.push({ tag: tag.toLowerCase(), attributes });
  }
  return found;
}

/** What a page points to: attributes that hold an address. */
export const references = (page) => page.flatMap(({ tag, attributes }) =>
  ['href', 'src', 'srcset', 'poster', 'action', 'xlink:href', 'data'].filter((name) => name in attributes)
    .map((name) => ({ tag, rel: attributes.rel ?? '', name, to: attributes[name] })));

export const ids = (page) => page.map(({ attributes }) => attributes.id).filter((id) => id !== undefined);
