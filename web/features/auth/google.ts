/** The part of Google Identity Services that is used. */
type GoogleIdentity = {
  initialize(options: {
    client_id: string;
    callback: (answer: { credential?: string }) => void;
    ux_mode: "popup";
  }): void;
  renderButton(box: HTMLElement, options: { locale: string; text: "continue_with"; width: number }): void;
  prompt(): void;
};

declare global {
  interface Window {
    google?: { accounts?: { id?: GoogleIdentity } };
  }
}

const SCRIPT = "https://accounts.google.com/gsi/client";

let loading: Promise<void> | undefined;

/**
 * Adds the provider's script to the page, once, and only when somebody asks for it. `onError` is called when it cannot
 * be fetched; the next try fetches it again.
 */
export function loadSocialScript(callbacks: { onSuccess: () => void; onError: () => void }): void {
  loading ??= new Promise((resolve, reject) => {
    const script = document.createElement("script");
    script.src = SCRIPT;
    script.async = true;
    script.onload = () => resolve();
    script.onerror = () => {
      script.remove();
      loading = undefined;
      reject(new Error("the social sign-in script could not be loaded"));
    };
    document.head.append(script);
  });
  loading.then(callbacks.onSuccess, callbacks.onError);
}

/**
 * Google's own button in `box`, and its account chooser. The token goes to `onToken`, to be checked by the server.
 * @throws {Error} when the provider is missing: no client id, or the script brought nothing (specification section 8)
 */
export function startGoogle(options: {
  clientId: string | null;
  locale: string;
  box: HTMLElement;
  onToken: (idToken: string) => void;
  onError: () => void;
}): void {
  const { clientId, locale, box, onToken, onError } = options;
  const provider = window.google?.accounts?.id;
  if (clientId === null || provider === undefined) throw new Error("the social sign-in provider is missing");
  provider.initialize({
    client_id: clientId,
    ux_mode: "popup",
    callback: ({ credential }) => (credential === undefined ? onError() : onToken(credential)),
  });
  provider.renderButton(box, { locale, text: "continue_with", width: Math.min(400, box.clientWidth) });
  provider.prompt();
}
