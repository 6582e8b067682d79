// Runs before a live page is painted: what is going to change at once is not shown before, so that nothing jumps.
"use strict";
{
  const { classList } = document.documentElement;
  classList.add("live");
  try {
    if (/[#&]v\d+=/.test(location.hash) || localStorage.getItem("rulesheet")) classList.add("pending");
  } catch {
    // Some browsers keep nothing for a page from the disk. Then it opens as it is.
  }
}
