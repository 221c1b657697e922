import { useAtomValue } from "jotai";
import type { ReactNode } from "react";
import { useCallback, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link, useLocation, useNavigate } from "react-router-dom";
import { LoginForm, withMode } from "../features/auth/login-form.tsx";
import { ForgotForm, ResetForm } from "../features/auth/password-forms.tsx";
import { SocialSignIn } from "../features/auth/social-sign-in.tsx";
import { RegistrationForm } from "../features/registration/registration-form.tsx";
import { useSignOut } from "../features/session/use-sign-out.ts";
import { CheckIcon } from "../illustrations/icons.tsx";
import { useHref, usePage } from "../lib/page.ts";
import { useHydratedSearch } from "../lib/rendered-search.ts";
import { returnPath } from "../lib/return-path.ts";
import { isSessionLoadingAtom, sessionUserAtom } from "../lib/session-user.ts";
import { Button, ButtonLink } from "../ui/button.tsx";
import { Container, SectionHeading } from "../ui/section.tsx";

type Mode = "register" | "login" | "forgot" | "reset";

export function Page(): ReactNode {
  const { t } = useTranslation("auth");
  const search = useHydratedSearch(["mode"]);
  const mode = readMode(search.get("mode"));
  return (
    <Container className="grid items-start gap-12 pt-10 pb-16 md:pt-16 md:pb-24 lg:grid-cols-[5fr_6fr] lg:gap-20">
      <div>
        <SectionHeading level={1} title={t(`${mode}.title`)} lead={t(`${mode}.lead`)} />
        {mode === "register" ? <Benefits /> : null}
      </div>
      <div className="rounded-2xl border border-line bg-raised p-5 md:p-10">
        {search.get("expired") === "1" ? <p className="mb-6 font-semibold">{t("expired")}</p> : null}
        <noscript>
          <p className="mb-6 font-semibold">{t("noscript")}</p>
        </noscript>
        <Forms mode={mode} search={search} />
      </div>
    </Container>
  );
}

function Forms({ mode, search }: { mode: Mode; search: URLSearchParams }): ReactNode {
  const { t } = useTranslation("auth");
  const href = useHref();
  const navigate = useNavigate();
  const user = useAtomValue(sessionUserAtom);
  const isLoading = useAtomValue(isSessionLoadingAtom);
  const [hasSignedIn, setHasSignedIn] = useState(false);
  const email = given(search, "email");
  const onDone = useCallback(() => {
    setHasSignedIn(true);
    void navigate(returnPath(search.get("next")) ?? href("dashboard"));
  }, [navigate, search, href]);
  // While this page itself signs in, its form stays until the next page is there.
  if (user !== null && !isLoading && !hasSignedIn && mode !== "reset") return <SignedIn email={user.email} />;
  switch (mode) {
    case "register":
      return (
        <>
          <ChosenPlan search={search} />
          <RegistrationForm
            prefill={{ email, fullname: given(search, "fullname"), phone: given(search, "phone") }}
            onDone={onDone}
          />
          <SocialSignIn onDone={onDone} />
          <Switch
            text={t("register.switch")}
            link={t("register.switchLink")}
            to={href("auth", withMode(search, "login"))}
          />
        </>
      );
    case "login":
      return (
        <>
          <LoginForm email={email} search={search} onDone={onDone} />
          <SocialSignIn onDone={onDone} />
          <Switch
            text={t("login.switch")}
            link={t("login.switchLink")}
            to={href("auth", withMode(search, "register"))}
          />
        </>
      );
    case "forgot":
      return <ForgotForm email={email} search={search} />;
    case "reset":
      return <ResetWithLink />;
  }
}

/** The mailed token stands after the hash; it is taken out of the address so that no history keeps it. */
function ResetWithLink(): ReactNode {
  const { hash, pathname, search } = useLocation();
  const navigate = useNavigate();
  const [token, setToken] = useState<string | null | undefined>(undefined);
  useEffect(() => {
    const found = new URLSearchParams(hash.slice(1)).get("token");
    setToken((known) => found ?? known ?? null);
    if (found !== null) void navigate({ pathname, search }, { replace: true });
  }, [hash, pathname, search, navigate]);
  return token === undefined ? null : <ResetForm token={token} />;
}

function SignedIn({ email }: { email: string }): ReactNode {
  const { t } = useTranslation("auth");
  const href = useHref();
  const signOut = useSignOut();
  return (
    <div className="grid gap-5">
      <h2 className="text-2xl font-semibold">{t("signedIn.title")}</h2>
      <p className="wrap-anywhere">{t("signedIn.text", { email })}</p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink href={href("dashboard")}>{t("signedIn.dashboard")}</ButtonLink>
        <Button look="outline" onClick={signOut}>
          {t("signedIn.logout")}
        </Button>
      </div>
    </div>
  );
}

/** The plan a visitor comes with from the prices or the chat. */
function ChosenPlan({ search }: { search: URLSearchParams }): ReactNode {
  const { t } = useTranslation("auth");
  const { facts } = usePage().data;
  const plans = facts.plans as Record<string, { name?: string } | undefined> | undefined;
  const name = plans?.[search.get("plan") ?? ""]?.name;
  if (typeof name !== "string") return null;
  return <p className="mb-6 rounded-lg bg-sunk px-4 py-3 font-semibold">{t("register.chosen", { plan: name })}</p>;
}

function Switch(props: { text: string; link: string; to: string }): ReactNode {
  return (
    <p className="mt-8 border-t border-line pt-6">
      {props.text}{" "}
      <Link className="font-semibold underline underline-offset-4" to={props.to}>
        {props.link}
      </Link>
    </p>
  );
}

function Benefits(): ReactNode {
  const { t } = useTranslation("auth");
  return (
    <section className="mt-10 hidden lg:block" aria-label={t("aside.title")}>
      <ul className="grid gap-4">
        {(["trial", "card", "help"] as const).map((key) => (
          <li key={key} className="flex items-center gap-3">
            <span className="grid size-7 shrink-0 place-items-center rounded-md bg-signal text-signal-ink">
              <CheckIcon className="size-4" />
            </span>
            {t(`aside.${key}`)}
          </li>
        ))}
      </ul>
    </section>
  );
}

function readMode(value: string | null): Mode {
  return value === "register" || value === "forgot" || value === "reset" ? value : "login";
}

function given(search: URLSearchParams, name: string): string | undefined {
  const value = search.get(name)?.trim();
  return value === undefined || value === "" ? undefined : value.slice(0, 254);
}
