import { finderWords as words } from "@polyportal/domain/messages/finder.words";
import { entryBySlug } from "@polyportal/domain/programmes/catalogue";
import { follow } from "@polyportal/domain/programmes/finder";
import { eligibilityPath } from "@polyportal/domain/programmes/eligibility-path";
import { programmePath } from "@polyportal/domain/programmes/page-paths";
import { Button } from "@polyportal/ui/button";
import { Link } from "@polyportal/ui/link";
import { RadioGroup } from "@polyportal/ui/radio";
import { useSearchParams } from "react-router-dom";
import { Part } from "./part.tsx";

type Props = {
  /** Fee and state of a programme, once they are known. */
  stateOf: (slug: string) => string | undefined;
};

/** At most four questions that lead to one or two programmes. The answers stand in the address. */
export function Finder({ stateOf }: Props) {
  const [search, setSearch] = useSearchParams();
  const given = (search.get("answers") ?? "").split(".").filter(Boolean).map(Number);
  const { asked, finding } = follow(given);
  // Another answer puts the later ones away.
  const answer = (at: number, value: number) => {
    const before = asked.slice(0, at).map((one) => one.answer);
    setSearch({ answers: [...before, value].join(".") }, { replace: true });
  };
  return (
    <Part title={words.title}>
      {asked.map(({ question: { question, answers }, answer: chosen }, at) => (
        <RadioGroup
          key={question}
          label={question}
          value={chosen ?? ""}
          options={answers.map(({ label }, value) => ({ value, label }))}
          onChosen={(value) => answer(at, Number(value))}
        />
      ))}
      <div role="status" className="empty:hidden">
        {finding && (
          <div className="grid gap-3 border-l-4 border-brand pl-4">
            <p>{finding.why}</p>
            <ul className="grid gap-2">
              {finding.slugs.map((slug) => (
                <li key={slug}>
                  <Link href={programmePath(slug)} className="ui-alone font-semibold">
                    {entryBySlug(slug)?.title}
                  </Link>
                  <span className="block text-14 text-ink-muted tabular-nums">{stateOf(slug)}</span>
                  <Link href={eligibilityPath(slug)} className="ui-alone">
                    {words.eligible}
                    <span className="sr-only"> {entryBySlug(slug)?.title}</span>
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
      {given.length > 0 && (
        <div>
          <Button variant="secondary" onClick={() => setSearch({}, { replace: true })}>
            {words.again}
          </Button>
        </div>
      )}
    </Part>
  );
}
