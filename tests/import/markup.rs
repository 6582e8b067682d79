//! Broken markup: each kind is found at its place, once, and nothing else is.

use super::project::finds;

#[test]
fn sound_pages_have_no_findings() {
    for page in [
        "",
        "A sentence with '''bold''', ''italics'' and '''''both'''''.",
        "<ul> <li class=\"showFairy markWE\">One</li> <li>Two<br />more<br></li> </ul>",
        "{{RulesAction|header=h4|title=1. Begin|rules= <ol><li class=\"showAll\">Do it.</li></ol> }}",
        "<span class=\"showC1\">follower</span><span class=\"showC2\">meeple</span>",
        "5 < 6 and a <- b, [1], {x}, it's | a pipe",
        "<noinclude><div></noinclude>text<noinclude></div></noinclude>",
        "<div class='wica-visible' style=''>x</div> <!-- a <li> comment -->",
        "{{ColorRed|ROBBERS}} {{FairyName}} [[Page/nl|a link]] {{{1|}}}",
        "<li data-dynamic-selector=\"['OR','showFairy',['AND','showTower','showNotDragon']]\">x</li>",
    ] {
        finds(page, &[]);
    }
}

#[test]
fn tags_that_are_not_written_out() {
    finds("<span>a</span<span>b</span>", &[("broken-tag", "</span", "write `</span>`")]);
    finds("<span>a</span, b", &[("broken-tag", "</span", "write `</span>`")]);
    finds("<li class=\"\"showAll\">a</li>", &[("broken-tag", "class=\"\"showAll\"", "write `class=\"showAll\"`")]);
    finds("<div id=\"x></div> <p id=\"y\">a</p>", &[("broken-tag", "id=\"x", "write `id=\"x\"`")]);
    finds("<ul><li>a</li></uL>", &[("broken-tag", "uL", "`ul`")]);
    finds("<div class=“wica-list”>a</div>", &[("broken-tag", "class=“wica-list”", "\"")]);
    finds("a <!-- b", &[("broken-tag", "<!--", "-->")]);
    finds("<td width=250 style=''>a</td>", &[]);
}

#[test]
fn tags_that_are_not_paired() {
    finds("<div><span>a</div>", &[("unclosed-tag", "<span>", "</span>")]);
    finds("<ul><li>a<li>b</li></ul>", &[("unclosed-tag", "<li>", "</li>")]);
    finds("<ul><li>a <ul><li>b</ul> </li></ul>", &[("unclosed-tag", "<li>", "</li>")]);
    finds("<ul><li>a</li></li></ul>", &[("stray-end-tag", "</li>", "remove")]);
    finds("<ul><li>a<ul><li>b</li></li></ul></li></ul>", &[("stray-end-tag", "</li>", "remove")]);
    finds(
        "<ul><li>a</span><li>b</span></ul>",
        &[("stray-end-tag", "</span>", "</li>"), ("stray-end-tag", "</span>", "</li>")],
    );
    finds("<ul><li>a:</ul> <li>b</li></ul></li></ul>", &[("stray-end-tag", "</ul>", "write `<ul>`")]);
    finds(
        "<ul><li>a<ul class=\"x-y\"><li>b</li></li><li>c</li></ul>",
        &[("unclosed-tag", "<ul class=\"x-y\">", "</ul>"), ("unknown-class", "x-y", "")],
    );
    finds("{{RulesAction|rules=<div>a}}", &[("unclosed-tag", "<div>", "</div>")]);
    finds("{{RulesAction|rules=a", &[("unclosed-tag", "{{", "}}")]);
    finds("a}}", &[("stray-end-tag", "}}", "remove")]);
    finds("[[a|b", &[("unclosed-tag", "[[", "]]")]);
}

/// Under the same condition the end was forgotten before the second, not at the end of all that follows.
#[test]
fn a_block_that_begins_twice_ends_before_its_second_beginning() {
    let page = "<div class=\"showFairy\"> <ol> <li>a</li> <div class=\"showFairy\"> b </div> <p>c</p>";
    finds(page, &[("unclosed-tag", "<div class=\"showFairy\">", "</div>"), ("unclosed-tag", "<ol>", "</ol>")]);
}

#[test]
fn bold_that_does_not_end() {
    finds("<li>'''a</li><li>'''b'''</li>", &[("unclosed-bold", "'''", "'''")]);
    finds("<li>'''a''</li>", &[("unclosed-bold", "'''", "three")]);
    finds("<li>''a</li>", &[("unclosed-bold", "''", "''")]);
    finds("<li>''''a'''</li>", &[("broken-tag", "''''", "three")]);
}

#[test]
fn classes_that_mean_nothing() {
    let one = |class: &str, expected: &[(&str, &str, &str)]| finds(&format!("<li class=\"{class}\">a</li>"), expected);
    one("marcC2 markWE", &[("unknown-class", "marcC2", "`markC2`")]);
    one("makC1", &[("unknown-class", "makC1", "`markC1`")]);
    one("mark C1", &[("unknown-class", "mark C1", "`markC1`")]);
    one("showPeasantRefolts", &[("unknown-class", "PeasantRefolts", "`showPeasantRevolts`")]);
    one("showFairyAndNotTowr_ForC1", &[("unknown-class", "Towr", "`showFairyAndNotTower_ForC1`")]);
    one("showFairy_ForC9", &[("unknown-class", "C9", "")]);
    one(
        "showTradersOrKingOrRobberAndFortuneTeller",
        &[("misleading-class", "showTradersOrKingOrRobberAndFortuneTeller", "KingAndRobber")],
    );
    finds("<li data-dynamic-selector=\"['OR','showFary']\">a</li>", &[("unknown-class", "Fary", "`showFairy`")]);
    finds("<li data-dynamic-selector=\"nonsense\">a</li>", &[("unknown-class", "n", "")]);
    finds("{{Foo|a|b}}", &[("unknown-template", "Foo", "wica.toml")]);
    finds("{{RulesAction|title=a|title=b}}", &[("duplicate-argument", "title", "remove")]);
}

/// Names that hold an operator, and every way to write a condition.
#[test]
fn the_grammar_of_classes() {
    for class in [
        "showKingAndRobber",
        "showSnakesAndLadders",
        "showClericAndSerfOrKingAndRobber",
        "showNotKingAndRobberAndNotFairy",
        "show20thAnniversaryExpansion",
        "showAbbotAndGardens_Full",
        "showNoEntriesStep5",
        "showFairy_ForC1",
        "showC1",
        "showTilesInSupply",
        "showMessagesAndWindRosesAndNot20thAnniversaryExpansionPlus_ForC1",
        "showWhenDone",
    ] {
        finds(&format!("<p class=\"{class}\">a</p>"), &[]);
    }
}

/// Nothing is repaired so quietly that the rest of the page is lost.
#[test]
fn no_end_of_findings_and_no_panic_for_any_cut_of_a_page() {
    let page = "<ul class=\"showFairy markC1\"> <li>'''a <span class=\"\"showC1\">é</span<b> {{ColorRed|x}} </li> [[A|b]] </uL> <!-- c";
    let cuts = (0..=page.len()).filter(|at| page.is_char_boundary(*at)).flat_map(|at| [&page[..at], &page[at..]]);
    let files: Vec<_> = cuts.enumerate().map(|(n, text)| (format!("{n}.txt"), text.into())).collect();
    let _ = rulesheet::import::lint(&files, &super::project::tree());
}
