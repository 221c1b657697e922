import { useStore } from "jotai";
import type { ReactNode } from "react";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { AuthError } from "../../lib/auth-api.ts";
import { usePage } from "../../lib/page.ts";
import { notifySession } from "../../lib/session-toasts.ts";
import { Button } from "../../ui/button.tsx";
import { FormFailure } from "../../ui/form-failure.tsx";
import { loadSocialScript, startGoogle } from "./google.ts";

/** "Or continue with": nothing is fetched from the provider before the click. Hidden where it is not set up. */
export function SocialSignIn({ onDone }: { onDone: () => void }): ReactNode {
  const { t } = useTranslation("auth");
  const { data, i18n } = usePage();
  const store = useStore();
  const box = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<"idle" | "waiting" | "ready">("idle");
  const [failure, setFailure] = useState<string | null>(null);
  const { googleClientId } = data.config;
  if (googleClientId === null) return null;

  const fail = (sentence: string) => {
    setState("idle");
    setFailure(sentence);
  };
  const signIn = async (idToken: string): Promise<void> => {
    notifySession(i18n, "signingIn");
    try {
      const { socialLoginAtom } = await import("../../lib/session.ts");
      await store.set(socialLoginAtom, idToken, { locale: data.locale });
      notifySession(i18n, "signedIn");
      onDone();
    } catch (error) {
      const sentence = (error instanceof AuthError ? error.sentence : null) ?? t("social.failed");
      notifySession(i18n, "loginFailed", sentence);
      setFailure(sentence);
    }
  };
  const start = () => {
    setFailure(null);
    setState("waiting");
    loadSocialScript({
      onSuccess: () => {
        if (box.current === null) return;
        try {
          startGoogle({
            clientId: googleClientId,
            locale: data.locale,
            box: box.current,
            onToken: (idToken) => void signIn(idToken),
            onError: () => fail(t("social.failed")),
          });
          setState("ready");
        } catch {
          fail(t("social.missing"));
        }
      },
      onError: () => fail(t("social.missing")),
    });
  };
  return (
    <div className="mt-8 grid gap-4">
      <p className="flex items-center gap-4 text-soft before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {t("social.or")}
      </p>
      <FormFailure message={failure} />
      {state === "ready" ? <p>{t("social.choose")}</p> : null}
      <div ref={box} className="min-h-0" />
      {state === "ready" ? null : (
        <Button look="outline" size="lg" onClick={start} aria-disabled={state === "waiting"}>
          {t(state === "waiting" ? "social.waiting" : "social.google")}
        </Button>
      )}
    </div>
  );
}
