import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Group } from "../features/faq/groups.tsx";
import { FaqGroup, Topics } from "../features/faq/groups.tsx";
import { FaqSearch } from "../features/faq/search.tsx";
import { openChat } from "../lib/chat-events.ts";
import { useHref, usePageContent } from "../lib/page.ts";
import { Button, ButtonLink } from "../ui/button.tsx";
import { Container, Section, SectionHeading } from "../ui/section.tsx";

export function Page(): ReactNode {
  const { t } = useTranslation("faq");
  const content = usePageContent<"faq">();
  const groups: Group[] = [{ topic: "home", items: content.home }, ...(content.groups as Group[])];
  return (
    <>
      <Container className="grid gap-x-16 gap-y-12 pt-10 pb-16 md:pt-16 md:pb-24 lg:grid-cols-[14rem_minmax(0,50rem)]">
        <div className="lg:col-start-2">
          <SectionHeading level={1} title={t("title")} lead={t("lead")} />
          <div className="mt-8">
            <FaqSearch />
          </div>
        </div>
        <Topics groups={groups} />
        <div className="min-w-0 lg:col-start-2">
          {groups.map((group) => (
            <FaqGroup key={group.topic} group={group} />
          ))}
        </div>
      </Container>
      <Missing />
    </>
  );
}

function Missing(): ReactNode {
  const { t } = useTranslation("faq");
  const href = useHref();
  return (
    <Section tone="ink" labelledBy="missing-title">
      <h2 id="missing-title" className="display-2">
        {t("missing.title")}
      </h2>
      <p className="lead mt-4">{t("missing.text")}</p>
      <div className="mt-8 flex flex-wrap gap-3">
        <Button size="lg" className="noscript:hidden" onClick={openChat}>
          {t("missing.ask")}
        </Button>
        <ButtonLink look="outline" size="lg" href={href("contact")}>
          {t("missing.contact")}
        </ButtonLink>
      </div>
    </Section>
  );
}
