import type { ComponentType, ReactNode, RefObject } from "react";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import type { FormData as FormPart } from "#server/contract/chat.ts";
import { useHref } from "../../../lib/page.ts";
import type { ChatFormProps } from "../forms.ts";
import { chatForm } from "../forms.ts";
import { useChatState } from "../state.ts";
import { chatStore } from "../thread.ts";
import { doneAtom, finishCard, openRegistrationAtom } from "./finished-cards.ts";

/** A form an answer asked for. It talks to its own address on the server, never through the conversation. */
export function FormCard(props: { cardId: string; form: FormPart }): ReactNode {
  const { cardId, form } = props;
  const done = useChatState(doneAtom).get(cardId);
  if (form.form === "register") return <RegisterCard cardId={cardId} prefill={form.prefill} />;
  return <LeadCard cardId={cardId} form={form} done={done} />;
}

/** Query of the registration page that carries the same prefill. */
export function registerSearch(prefill: FormPart["prefill"]): string {
  const search = new URLSearchParams({ mode: "register" });
  for (const key of ["email", "fullname", "plan", "users", "billing"] as const) {
    const value = prefill[key];
    if (value !== undefined) search.set(key, value);
  }
  return `?${search}`;
}

/**
 * Registration inside the chat: the form of the registration page, or the way to that page. There is one open form at a
 * time, so that nothing typed into it is split over two or lost; a later card leads to it.
 */
export function RegisterCard(props: { cardId: string; prefill: FormPart["prefill"] }): ReactNode {
  const { t } = useTranslation("chat");
  const { cardId, prefill } = props;
  const isDone = useChatState(doneAtom).has(cardId);
  const openCard = useChatState(openRegistrationAtom);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (openCard === null && !isDone) chatStore.set(openRegistrationAtom, cardId);
  }, [openCard, isDone, cardId]);
  useEffect(
    () => () => {
      if (chatStore.get(openRegistrationAtom) === cardId) chatStore.set(openRegistrationAtom, null);
    },
    [cardId],
  );
  useEffect(() => {
    if (isDone) heading.current?.focus({ preventScroll: true });
  }, [isDone]);
  const toOpenForm = () => {
    const field = document.getElementById(`register-${openCard}`)?.querySelector<HTMLElement>("input");
    field?.scrollIntoView({ block: "center" });
    field?.focus({ preventScroll: true });
  };
  if (isDone) return <Registered heading={heading} />;
  return (
    <div className="chat-card chat-form" id={`register-${cardId}`}>
      <h3>{t("register.title")}</h3>
      {openCard === null || openCard === cardId ? (
        <OpenRegistration cardId={cardId} prefill={prefill} isOpen={openCard === cardId} />
      ) : (
        <>
          <p className="chat-quiet">{t("register.above")}</p>
          <button type="button" className="btn btn-primary btn-md" onClick={toOpenForm}>
            {t("register.toForm")}
          </button>
        </>
      )}
    </div>
  );
}

function OpenRegistration(props: { cardId: string; prefill: FormPart["prefill"]; isOpen: boolean }): ReactNode {
  const { t } = useTranslation("chat");
  const href = useHref();
  const { cardId, prefill, isOpen } = props;
  const { Form, hasFailed } = useLoaded(chatForm("register"));
  const hasForm = isOpen && Form !== undefined;
  const onDone = () => {
    finishCard(cardId, "registered");
    chatStore.set(openRegistrationAtom, null);
  };
  return (
    <>
      <p className="chat-quiet">{t("register.text")}</p>
      {hasForm ? <Form prefill={prefill} onDone={onDone} /> : null}
      {!hasForm && !hasFailed ? <p className="chat-quiet">{t("loading")}</p> : null}
      <Link to={href("auth", registerSearch(prefill))} className={hasForm ? "chat-link" : "btn btn-primary btn-md"}>
        {t("register.page")}
      </Link>
    </>
  );
}

function Registered(props: { heading: RefObject<HTMLHeadingElement | null> }): ReactNode {
  const { t } = useTranslation("chat");
  const href = useHref();
  return (
    <div className="chat-card">
      <h3 ref={props.heading} tabIndex={-1}>
        {t("register.doneTitle")}
      </h3>
      <p>{t("register.doneText")}</p>
      <Link to={href("dashboard")} className="btn btn-primary btn-md">
        {t("register.dashboard")}
      </Link>
    </div>
  );
}

function LeadCard(props: { cardId: string; form: FormPart; done: string | undefined }): ReactNode {
  const { t } = useTranslation("chat");
  const href = useHref();
  const { cardId, form, done } = props;
  const [Loaded, setLoaded] = useState<{ Form: typeof import("./lead-form.tsx").LeadForm } | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    import("./lead-form.tsx").then(
      ({ LeadForm }) => setLoaded({ Form: LeadForm }),
      () => setHasFailed(true),
    );
  }, []);
  return (
    <div className="chat-card chat-form">
      {Loaded === null ? null : <Loaded.Form form={form} cardId={cardId} done={done} />}
      {Loaded === null && !hasFailed ? <p className="chat-quiet">{t("loading")}</p> : null}
      {hasFailed ? <Link to={href("contact")}>{t("lead.page")}</Link> : null}
    </div>
  );
}

function useLoaded(load: (() => Promise<ComponentType<ChatFormProps>>) | undefined) {
  const [loaded, setLoaded] = useState<{ Form: ComponentType<ChatFormProps> } | null>(null);
  const [hasFailed, setHasFailed] = useState(load === undefined);
  useEffect(() => {
    load?.().then(
      (Form) => setLoaded({ Form }),
      () => setHasFailed(true),
    );
  }, [load]);
  return { Form: loaded?.Form, hasFailed };
}
