use super::*;
use crate::condition::{Circuit, Var};
use crate::marked::{ADAPTED_CLOSE, ADAPTED_OPEN, CLOSE, Conditional, LINK, open as opening, region};
use proptest::prelude::*;

#[track_caller]
fn check(marked: &str, expected_html: &str, expected_plain: &str) {
    assert_eq!((html(marked).as_str(), plain(marked).as_str()), (expected_html, expected_plain));
}

#[test]
fn only_bold_italics_and_own_links_become_markup() {
    check(
        "a **bold** and *slanted* word",
        "a <strong>bold</strong> and <em>slanted</em> word",
        "a bold and slanted word",
    );
    check(&format!("go to [1B]({LINK}draw-tile)."), "go to <a href=\"#draw-tile\">1B</a>.", "go to 1B.");
    check("", "", "");
    check(" edge ", " edge ", " edge ");
}

#[test]
fn a_line_is_never_a_block() {
    for line in ["1986. That was", "- dash", "# head", "---", "> quote", "    code", "+ plus", "| a | b |", "* star"] {
        assert_eq!(plain(line), line);
    }
    check("a\nb\r\nc", "a b  c", "a b  c");
}

#[test]
fn hostile_text_is_shown_as_text() {
    check("<img src=x onerror=alert(1)>", "&lt;img src=x onerror=alert(1)&gt;", "<img src=x onerror=alert(1)>");
    check("[a](javascript:alert(1))", "a", "a");
    check("[a](#draw-tile) ![b](x.png) <https://x.org>", "a b https://x.org", "a b https://x.org");
    check("`<b>` &lt;i&gt; </script>", "&lt;b&gt; &amp;lt;i&amp;gt; &lt;/script&gt;", "<b> &lt;i&gt; </script>");
    check("a \" ' < > & \u{2028} b", "a &quot; &#39; &lt; &gt; &amp; \u{2028} b", "a \" ' < > & \u{2028} b");
    check("[x](", "[x](", "[x](");
    check("[x]: y", "[x]: y", "[x]: y");
    check("back\\", "back\\", "back\\");
}

#[test]
fn no_reference_becomes_a_character() {
    for text in ["&#xF0000;", "&#983040;", "&#X10FFF0;x", "&#0;", "&amp;", "a&#42;b&#42;", "&#x;", "&", "&;", "&&lt;"] {
        check(text, &text.replace('&', "&amp;"), text);
    }
    check("\\&amp;", "&amp;amp;", "&amp;");
    check("[a](&#x10FFF7;draw-tile)", "a", "a");
    assert_eq!(faults("a&nbsp;b & c;"), [Fault::Reference("&nbsp;".into())]);
    assert_eq!(faults("[a](b&c)"), [Fault::Link("b&c".into())]);
}

#[test]
fn own_links_escape_their_target() {
    check(&format!("[x](<{LINK}a\"b>)"), "<a href=\"#a&quot;b\">x</a>", "x");
}

#[test]
fn markers_pass_and_marks_become_spans() {
    let mut circuit = Circuit::new();
    let a = circuit.var(Var(0));
    let inner = format!("x{ADAPTED_OPEN}**y**{ADAPTED_CLOSE}");
    let expected = region(a, "x<span class=\"adapted\"><strong>y</strong></span>");
    check(&region(a, &inner), &expected, &region(a, "xy"));
}

#[test]
fn markup_that_crosses_a_border_is_left_out() {
    let mut circuit = Circuit::new();
    let a = circuit.var(Var(0));
    let crossing = format!("**x{}y** z{CLOSE}", opening(a));
    assert_eq!(html(&crossing), format!("x{}y z{CLOSE}", opening(a)));
    assert_eq!(faults(&crossing), [Fault::Crossing]);
    let around = format!("**x{}**", region(a, "y"));
    assert_eq!(html(&around), format!("<strong>x{}</strong>", region(a, "y")));
    assert_eq!(faults(&around), []);
}

#[test]
fn faults_are_named() {
    assert_eq!(faults("a **b** c"), []);
    assert_eq!(faults("**a"), [Fault::StrayAsterisk]);
    assert_eq!(faults("<b>x</b>"), [Fault::Html("</b>".into()), Fault::Html("<b>".into())]);
    assert_eq!(faults("[a](javascript:x)"), [Fault::Link("javascript:x".into())]);
    assert_eq!(faults("![a](b.png)"), [Fault::Link("b.png".into())]);
    assert_eq!(faults("`a`"), [Fault::Code("a".into())]);
    assert_eq!(faults(&format!("[1B]({LINK}draw-tile)")), []);
}

#[test]
fn markers_in_a_target_are_not_lost() {
    let mut circuit = Circuit::new();
    let a = circuit.var(Var(0));
    let marked = format!("[x](a{}b){CLOSE}", opening(a));
    assert_eq!(html(&marked), marked);
    assert!(faults(&marked).contains(&Fault::Crossing));
}

/// Letters, Markdown's characters, and the markers of two regions, opened and closed in any order that pairs.
fn sentences() -> impl Strategy<Value = String> {
    let leaf = "[ab *_<>&\\[\\]()!`\\\\.:,“]{0,8}";
    let nested = leaf.prop_recursive(3, 12, 4, |inner| {
        prop_oneof![
            inner.clone().prop_map(|inner| format!("[x]({inner})")),
            prop::collection::vec(inner.clone(), 1..4).prop_map(|parts| parts.concat()),
            (0..2_u16, inner).prop_map(|(var, inner)| {
                let mut circuit = Circuit::new();
                let conditions = [circuit.var(Var(0)), circuit.var(Var(1))];
                region(conditions[usize::from(var)], &inner)
            }),
        ]
    });
    prop::collection::vec(nested, 1..4).prop_map(|parts| parts.concat())
}

/// Every tag that opens is closed, the last opened first.
fn is_well_formed(html: &str) -> bool {
    let mut open = Vec::new();
    for tag in html.split('<').skip(1).filter_map(|rest| rest.split_once('>')).map(|(tag, _)| tag) {
        match tag.strip_prefix('/') {
            None => open.push(tag.split(' ').next().unwrap_or_default()),
            Some(name) if open.pop() == Some(name) => {}
            Some(_) => return false,
        }
    }
    open.is_empty()
}

proptest! {
    #[test]
    fn what_is_pruned_from_html_is_well_formed(marked in sentences(), set in 0..4_u16) {
        let mut circuit = Circuit::new();
        let _ = [circuit.var(Var(0)), circuit.var(Var(1))];
        let values = circuit.evaluate(|var| set >> var.0 & 1 == 1);
        let html = Conditional::parse(&html(&marked)).expect("the markers pair still").prune(&values, &[]);
        prop_assert!(is_well_formed(&html), "{}", html);
        let plain = Conditional::parse(&plain(&marked)).expect("the markers pair still").prune(&values, &[]);
        prop_assert!(!plain.contains(crate::marked::is_marker));
    }

    #[test]
    fn no_text_panics(text in "\\PC*") {
        let _ = (html(&text), plain(&text), faults(&text));
    }
}
