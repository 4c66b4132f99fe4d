import type { AdmissionRules } from "@polyportal/api-client/contract/application-requirements";
import { eligibilityOf } from "@polyportal/domain/admission/eligibility";
import type { EligibilityAnswers } from "@polyportal/domain/admission/eligibility-schema";
import { unmetText, type Verdict } from "@polyportal/domain/admission/requirements";
import { formatDateTime } from "@polyportal/domain/format/date";
import { eligibilityWords as words } from "@polyportal/domain/messages/eligibility.words";
import { Badge, type BadgeProps } from "@polyportal/ui/badge";
import { useEffect, useRef } from "react";

const order: readonly Verdict[] = ["yes", "perhaps", "no"];
const tones: Readonly<Record<Verdict, BadgeProps["status"]>> = {
  yes: "success",
  perhaps: "warning",
  no: "fail",
};

/** What each department says to who tells this, the good news first; it is read from its beginning. */
export function Verdicts({ rules, told }: { rules: AdmissionRules; told: EligibilityAnswers }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const names = new Map(rules.subjects.map(({ id, name }) => [id, name]));
  const answers = rules.departments.map((department) => {
    const { verdict, unmet } = eligibilityOf(department.rule, told);
    const why = unmet.map((one) => unmetText(one, department.name, (id) => names.get(id) ?? ""));
    return {
      ...department,
      verdict,
      why: verdict === "perhaps" && why.length === 0 ? [words.unsaid] : why,
    };
  });
  const count = (verdict: Verdict) => answers.filter((one) => one.verdict === verdict).length;
  return (
    <section aria-labelledby="answer" className="grid gap-3">
      <h2 id="answer" ref={heading} tabIndex={-1} className="text-22 font-semibold">
        {words.answer}
      </h2>
      <p className="font-semibold">{words.counted(count("yes"), count("perhaps"), count("no"))}</p>
      <ul className="border-t border-line">
        {order
          .flatMap((verdict) => answers.filter((one) => one.verdict === verdict))
          .map(({ id, name, faculty, verdict, why, requirements }) => (
            <li key={id} className="grid gap-1 border-b border-line py-3">
              <p className="flex flex-wrap items-start justify-between gap-x-3">
                <span className="min-w-0 font-semibold">{name}</span>
                <Badge status={tones[verdict]}>{words.verdicts[verdict]}</Badge>
              </p>
              <p className="text-ink-muted">{faculty}</p>
              {why.length > 0 && (
                <ul className="list-disc pl-5">
                  {why.map((one) => (
                    <li key={one}>{one}</li>
                  ))}
                </ul>
              )}
              {requirements && (
                <p>
                  <span className="text-ink-muted">{words.alsoAsked}</span> {requirements}
                </p>
              )}
            </li>
          ))}
      </ul>
      <p>{words.notAdmission}</p>
      <p className="text-ink-muted">{words.stands(formatDateTime(rules.asOf))}</p>
    </section>
  );
}
