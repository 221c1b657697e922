/**
 * Makes the weights that the first view does not need available (specification section 9: 400 and 600 first, 300, 500
 * and 700 later). The faces are declared in the style sheet under a class; without it nothing asks for their files.
 */
export function loadSecondaryFonts(): void {
  document.documentElement.classList.add("all-weights");
}
