import css from "./chat.css?inline";

// The chat's style comes with its code instead of lying in every page's style sheet.
const sheet = new CSSStyleSheet();
sheet.replaceSync(css);
document.adoptedStyleSheets.push(sheet);
