import type { ReactNode } from "react";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import type { ChatCode } from "../features/chat/load.ts";
import { chatCode, loadChat } from "../features/chat/load.ts";
import { useHref, usePage } from "../lib/page.ts";

/** The conversation as a page: for links, large screens and those who prefer a page to a panel. */
export function Page(): ReactNode {
  const { t } = useTranslation("chat");
  const { i18n } = usePage();
  const code = useChatCode(i18n);
  return (
    <div className="mx-auto flex max-w-5xl flex-col px-4 pt-6 sm:px-6 sm:pt-10">
      <h1 className="display-2">{t("page.title")}</h1>
      <p className="lead mt-3 max-w-2xl max-sm:sr-only">{t("page.intro")}</p>
      <div className="my-6 flex h-[calc(100dvh-14rem)] min-h-[32rem] overflow-clip rounded-2xl border-[1.5px] border-line bg-paper">
        {code === null ? <Waiting /> : <code.ChatRoom />}
      </div>
    </div>
  );
}

/** Shown until the chat's code is here, and for good where no script runs. */
function Waiting(): ReactNode {
  const { t } = useTranslation("chat");
  const href = useHref();
  return (
    <div className="m-auto max-w-md p-6 text-center text-soft">
      <p>{t("loading")}</p>
      <noscript>
        <p className="mt-4">{t("page.noScript")}</p>
        <p className="mt-4 flex justify-center gap-4 underline">
          <Link to={href("contact")}>{t("page.contact")}</Link>
          <Link to={href("faq")}>{t("page.faq")}</Link>
        </p>
      </noscript>
    </div>
  );
}

/** The chat's code as state: a Suspense boundary would hold the conversation back. */
function useChatCode(instance: Parameters<typeof loadChat>[0]): ChatCode | null {
  const [code, setCode] = useState<ChatCode | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the code is the same in every language, its words follow by themselves
  useEffect(() => {
    const ready = chatCode();
    if (ready !== undefined) setCode(ready);
    else {
      loadChat(instance).then(setCode, () => undefined);
    }
  }, []);
  return code;
}
