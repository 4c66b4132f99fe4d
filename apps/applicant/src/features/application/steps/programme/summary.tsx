import { asks } from "@polyportal/domain/application/steps";
import { DescriptionList } from "@polyportal/ui/description-list";
import { slipWords } from "@polyportal/domain/messages/slip.words";
import type { SummaryProps } from "../summary-props.ts";

/** JAMB's details, to compare with JAMB's own slip. */
export function Summary({ programme, record: { jamb } }: SummaryProps) {
  if (!asks(programme, "programme", "jamb")) return null;
  return (
    <section aria-labelledby="jamb" className="grid gap-3">
      <h2 id="jamb" className="text-22 font-semibold">
        {slipWords.jambParticulars}
      </h2>
      <DescriptionList
        items={[
          { term: slipWords.jambNumber, value: jamb?.jambNumber },
          { term: slipWords.utmeScore, value: jamb?.utmeScore },
          {
            term: slipWords.subjects,
            value: jamb?.subjects.map(({ name }) => name).join(", "),
            wide: true,
          },
        ]}
      />
    </section>
  );
}
