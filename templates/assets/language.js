// Opens the site in the first language that the reader's browser asks for. Without it, the links do.
"use strict";
{
  const links = /** @type {HTMLAnchorElement[]} */ ([...document.querySelectorAll("#_languages a")]);
  /** @param {string} wanted */
  const fits = (wanted) => {
    const tag = wanted.toLowerCase();
    const codes = links.map((link) => link.lang.toLowerCase());
    const exact = codes.indexOf(tag);
    return exact >= 0 ? exact : codes.indexOf(tag.split("-")[0]);
  };
  const found = (navigator.languages ?? [navigator.language]).map(fits).find((place) => place >= 0);
  if (found !== undefined) {
    location.replace(links[found].href);
  }
}
