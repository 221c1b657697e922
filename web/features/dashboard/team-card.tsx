import type { FormEvent, ReactNode } from "react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import type { AccountView, InvitationView } from "#server/contract/account.ts";
import { ApiError, callApi } from "../../lib/api.ts";
import { useHref, usePage } from "../../lib/page.ts";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { Card } from "./parts.tsx";

type Failure = "own" | "invalid" | "full" | "many" | "failed";

/** Colleagues invited so far, and a place for the next one while the plan has places. */
export function TeamCard(props: {
  account: AccountView;
  onChange: (invitations: InvitationView[]) => void;
}): ReactNode {
  const { t } = useTranslation("dashboard");
  const { user, invitations, seatCap } = props.account;
  const isFull = seatCap !== null && invitations.length + 1 >= seatCap;
  const withdraw = async (id: string): Promise<void> => {
    await callApi(`/api/account/invitations/${id}`, { method: "DELETE" }).catch((error: unknown) => {
      // Withdrawn in another tab: gone is what was wanted.
      if (!(error instanceof ApiError && error.status === 404)) throw error;
    });
    props.onChange(invitations.filter((invitation) => invitation.id !== id));
  };
  return (
    <Card title={t("team.title")}>
      <p className="mt-1 text-soft">{seatCap === null ? t("team.leadOpen") : t("team.lead", { count: seatCap })}</p>
      <ul className="mt-4">
        <li className="flex min-h-12 items-center gap-3 border-t border-line py-2 wrap-anywhere">
          {user.email} <span className="text-soft">({t("team.you")})</span>
        </li>
        {invitations.map((invitation) => (
          <Invitation key={invitation.id} invitation={invitation} onWithdraw={() => withdraw(invitation.id)} />
        ))}
      </ul>
      {isFull ? <Full isSingle={seatCap === 1} /> : <InviteForm {...props} />}
    </Card>
  );
}

function Invitation(props: { invitation: InvitationView; onWithdraw: () => Promise<void> }): ReactNode {
  const { t } = useTranslation("dashboard");
  const [hasFailed, setHasFailed] = useState(false);
  const { email, isSent } = props.invitation;
  return (
    <li className="flex min-h-12 flex-wrap items-center justify-between gap-x-4 border-t border-line py-2">
      <span className="wrap-anywhere">
        {email} <span className="text-soft">{isSent ? `(${t("team.sent")})` : null}</span>
        {isSent ? null : <span className="block text-sm text-alert">{t("team.unsent")}</span>}
        {hasFailed ? <span className="block text-sm text-alert">{t("settings.failed")}</span> : null}
      </span>
      <Button
        look="quiet"
        aria-label={t("team.withdraw", { email })}
        onClick={() => void props.onWithdraw().catch(() => setHasFailed(true))}
      >
        {t("team.withdrawShort")}
      </Button>
    </li>
  );
}

function Full({ isSingle }: { isSingle: boolean }): ReactNode {
  const { t } = useTranslation("dashboard");
  const href = useHref();
  return (
    <p className="mt-4">
      {t(isSingle ? "team.single" : "team.full")}{" "}
      <Link className="font-semibold underline underline-offset-4" to={href("pricing")}>
        {t("team.bigger")}
      </Link>
    </p>
  );
}

function InviteForm(props: { account: AccountView; onChange: (invitations: InvitationView[]) => void }): ReactNode {
  const { t } = useTranslation("dashboard");
  const { locale } = usePage().data;
  const { user, invitations } = props.account;
  const [email, setEmail] = useState("");
  const [failure, setFailure] = useState<Failure | null>(null);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [isSending, setIsSending] = useState(false);
  const invite = async (): Promise<void> => {
    setFailure(null);
    setSentTo(null);
    setIsSending(true);
    try {
      const invitation = await callApi<InvitationView>("/api/account/invitations", { body: { email, lang: locale } });
      props.onChange([...invitations.filter(({ id }) => id !== invitation.id), invitation]);
      if (invitation.isSent) setSentTo(invitation.email);
      setEmail("");
    } catch (error) {
      setFailure(toFailure(error, email, user.email));
    } finally {
      setIsSending(false);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isSending) void invite();
  };
  return (
    <form noValidate className="mt-5 grid gap-3" onSubmit={submit} aria-label={t("team.invite")}>
      <TextField
        label={t("team.email")}
        type="email"
        inputMode="email"
        autoComplete="off"
        required
        value={email}
        onChange={(event) => setEmail(event.target.value)}
        error={failure === null ? undefined : t(`team.${failure}`)}
      />
      <p role="status" className="font-semibold empty:hidden">
        {sentTo === null ? null : t("team.done", { email: sentTo })}
      </p>
      <Button type="submit" look="dark" className="justify-self-start" aria-disabled={isSending}>
        {t(isSending ? "team.sending" : "team.invite")}
      </Button>
    </form>
  );
}

function toFailure(error: unknown, email: string, own: string): Failure {
  if (!(error instanceof ApiError)) return "failed";
  if (error.status === 400) return email.trim().toLowerCase() === own.toLowerCase() ? "own" : "invalid";
  return error.status === 409 ? "full" : error.status === 429 ? "many" : "failed";
}
