import type { OwnStatus } from "@polyportal/api-client/contract/application-status";
import { smsOf, whatsAppOf } from "@polyportal/domain/application/share";
import type { Standing } from "@polyportal/domain/application/standing";
import { applicationStandingWords as words } from "@polyportal/domain/messages/application-standing.words";
import { applicationStatusWords as statusWords } from "@polyportal/domain/messages/application-status.words";
import { furtherPaths } from "@polyportal/domain/routes/further-paths";
import { Badge } from "@polyportal/ui/badge";
import { Button } from "@polyportal/ui/button";
import { DescriptionList } from "@polyportal/ui/description-list";
import { BareLink, Link } from "@polyportal/ui/link";
import { Reference } from "@polyportal/ui/reference";
import type { ReactNode } from "react";
import { useSchool } from "../../app/school.ts";
import { Answer } from "./answer.tsx";
import { OwnStanding } from "./own-standing.tsx";

type Props = {
  rrr: string;
  standing: Standing;
  /** What is told to who is known; absent until it is asked for. */
  own: OwnStatus | undefined;
  /** Asks for it. */
  onMore: () => void;
  /** Why it was not told. */
  failure: ReactNode;
};

/** How an application stands, the way on, and what of it can be handed on. */
export function ApplicationStanding({ rrr, standing, own, onMore, failure }: Props) {
  return (
    <>
      <Answer title={words.found}>
        <DescriptionList
          items={[
            { term: words.rrr, value: <Reference label={words.rrr} value={rrr} /> },
            { term: words.payment, value: <Done done={standing.paid} as={paidAs} /> },
            { term: words.sections, value: words.saved(standing) },
            { term: words.sending, value: <Done done={standing.submitted} as={sentAs} /> },
            { term: words.next, value: words.acts[standing.next] },
          ]}
        />
        <WayOn standing={standing} />
      </Answer>
      {failure}
      {own && <OwnStanding own={own} />}
      {standing.sections && !own && (
        <div className="grid gap-3">
          <p>{words.moreInfo}</p>
          <Button variant="secondary" className="justify-self-start" onClick={onMore}>
            {statusWords.more}
          </Button>
        </div>
      )}
      <Share rrr={rrr} standing={standing} />
    </>
  );
}

const paidAs = [words.paid, words.notPaid] as const;
const sentAs = [words.submitted, words.notSubmitted] as const;

const Done = ({ done, as: [yes, no] }: { done: boolean; as: readonly [string, string] }) => (
  <Badge status={done ? "success" : "warning"}>{done ? yes : no}</Badge>
);

function WayOn({ standing: { next, path } }: Pick<Props, "standing">) {
  if (path === null || !(next in words.ways)) return null;
  return (
    <Button asChild className="mt-6">
      <BareLink href={path}>{words.ways[next as keyof typeof words.ways]}</BareLink>
    </Button>
  );
}

/** Without a name: a message is forwarded, and kept on phones that many people hold. */
function Share({ rrr, standing }: Pick<Props, "rrr" | "standing">) {
  const { name } = useSchool();
  const address = location.origin + furtherPaths.applicationStatus;
  const text = words.message(name, rrr, standing, address);
  return (
    <section aria-labelledby="share" className="grid gap-3">
      <h2 id="share" className="text-22 font-semibold">
        {words.share}
      </h2>
      <p>{words.shareInfo}</p>
      <p className="flex flex-wrap gap-x-6">
        <Link external href={whatsAppOf(text)} className="ui-alone">
          {words.byWhatsApp}
        </Link>
        <Link external href={smsOf(text)} className="ui-alone">
          {words.bySms}
        </Link>
      </p>
    </section>
  );
}
