/** Where a toast belongs: `session` is about signing in and out, `page` about anything else. */
export type ToastLayer = "session" | "page";
/** What a toast is about; decides its look and how long it stays (durations: `interface.yaml`). */
export type ToastKind = "success" | "error" | "loading" | "default";
/** A short notice and where it is shown. */
export type Toast = {
  layer: ToastLayer;
  kind: ToastKind;
  text: string;
  /** A toast with the same id takes the place of the one shown. */
  id?: string;
};

/** Shows a short notice. Its code is fetched with the first one. */
export function showToast(toast: Toast): void {
  import("../ui/toaster.tsx").then(
    ({ pushToast }) => pushToast(toast),
    // Without its code the notice is lost; whatever it was about has its own words on the page.
    () => undefined,
  );
}
