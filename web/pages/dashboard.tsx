import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { ChecklistCard } from "../features/dashboard/checklist-card.tsx";
import { DataCard } from "../features/dashboard/data-card.tsx";
import { ConversationsCard, PaymentsCard } from "../features/dashboard/lists.tsx";
import { PlanCard } from "../features/dashboard/plan-card.tsx";
import { LanguageChoice, SettingsCard } from "../features/dashboard/settings-card.tsx";
import { TeamCard } from "../features/dashboard/team-card.tsx";
import type { AccountState } from "../features/dashboard/use-account.ts";
import { useAccount } from "../features/dashboard/use-account.ts";
import type { User } from "../lib/session-user.ts";
import { Button } from "../ui/button.tsx";
import { Container } from "../ui/section.tsx";

export function Page(): ReactNode {
  const state = useAccount();
  return (
    <Container className="pt-10 pb-16 md:pt-16 md:pb-24">
      <Content state={state} />
    </Container>
  );
}

function Content({ state }: { state: AccountState }): ReactNode {
  const { t } = useTranslation("dashboard");
  switch (state.kind) {
    case "loading":
    case "leaving":
      return (
        <p role="status" className="min-h-[50vh] text-soft">
          {t(state.kind === "loading" ? "loading" : "signInFirst")}
        </p>
      );
    case "failed":
      return (
        <div className="min-h-[50vh]">
          <p role="alert" className="font-semibold">
            {t("failed")}
          </p>
          <Button className="mt-5" onClick={state.retry}>
            {t("retry")}
          </Button>
        </div>
      );
    case "local":
      return <LocalDashboard user={state.user} />;
    case "ready":
      return <Dashboard {...state} />;
  }
}

function Dashboard(state: Extract<AccountState, { kind: "ready" }>): ReactNode {
  const { t } = useTranslation("dashboard");
  const { account, change } = state;
  const { user } = account;
  return (
    <>
      <h1 className="display-2 wrap-anywhere">{t("title", { name: user.firstName ?? user.name ?? user.email })}</h1>
      <div className="mt-8 grid items-start gap-5 lg:grid-cols-2">
        <PlanCard subscription={account.subscription} />
        <ChecklistCard done={account.checklist} onChange={(checklist) => change({ checklist })} />
        <TeamCard account={account} onChange={(invitations) => change({ invitations })} />
        <ConversationsCard conversations={account.conversations} />
      </div>
      <div className="mt-5 grid gap-5">
        <PaymentsCard payments={account.payments} />
        <SettingsCard {...state} />
        <DataCard email={user.email} leaveFor={state.leaveFor} />
      </div>
    </>
  );
}

/** A placeholder user: what this browser knows, and that there is nothing more. */
function LocalDashboard({ user }: { user: User }): ReactNode {
  const { t } = useTranslation("dashboard");
  const subscription = {
    plan: (user.subscription?.plan ?? "pro") as "pro",
    status: user.subscription?.status === "active" ? ("active" as const) : ("none" as const),
    users: 1,
    billing: null,
    trialDaysLeft: null,
  };
  return (
    <>
      <h1 className="display-2 wrap-anywhere">{t("title", { name: user.name ?? user.email })}</h1>
      <div role="note" className="mt-6 max-w-2xl rounded-lg bg-sunk px-4 py-3">
        <p className="font-semibold">{t("local.title")}</p>
        <p>{t("local.text")}</p>
      </div>
      <div className="mt-8 grid items-start gap-8 lg:grid-cols-2">
        <PlanCard subscription={subscription} />
        <LanguageChoice />
      </div>
    </>
  );
}
