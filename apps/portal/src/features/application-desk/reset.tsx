import { useOperation } from "@polyportal/api-client/query/use-operation";
import { formatDateTime } from "@polyportal/domain/format/date";
import { actMessages } from "@polyportal/domain/messages/act";
import { applicationDeskMessages } from "@polyportal/domain/messages/application-desk";
import { Alert } from "@polyportal/ui/alert";
import { Button } from "@polyportal/ui/button";
import { Checkbox } from "@polyportal/ui/checkbox";
import { useState } from "react";
import { useMay } from "../../app/use-may.ts";
import { AskAct } from "../../parts/act/ask.tsx";
import { tellOutcome } from "../../parts/act/tell-outcome.ts";
import { changed } from "./changed.ts";
import type { Found } from "./found.ts";

const { reset: words, needed } = applicationDeskMessages;

/** Chooses the saved sections that are opened again, and asks why. */
export function Reset({ found }: { found: Found }) {
  const mayEnter = useMay("applications.enter", "resetApplication");
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [asking, setAsking] = useState(false);
  const [missing, setMissing] = useState(false);
  const { sections, stage } = found;
  if (stage === "closed" || sections.length === 0) {
    return <Alert status="info">{words.notSaved}</Alert>;
  }
  const choose = (id: string, ticked: boolean) => {
    setMissing(false);
    setChosen(ticked ? [...chosen, id] : chosen.filter((one) => one !== id));
  };
  return (
    <section className="grid grid-cols-1 gap-4">
      {found.offer !== null && (
        <Alert status="warning" title={applicationDeskMessages.offered}>
          {words.approval}
        </Alert>
      )}
      <fieldset className="grid grid-cols-1" disabled={!mayEnter}>
        <legend className="font-semibold">{words.sections}</legend>
        {missing && <p className="text-fail">{needed.sections}</p>}
        {sections.map(({ id, title, savedAt, reopened }) => (
          <Checkbox
            key={id}
            id={`reset-${id}`}
            label={reopened ? words.reopened(title) : words.saved(title, formatDateTime(savedAt))}
            checked={chosen.includes(id)}
            disabled={reopened}
            onChange={({ target }) => choose(id, target.checked)}
          />
        ))}
      </fieldset>
      {mayEnter ? (
        <div>
          <Button onClick={() => (chosen.length > 0 ? setAsking(true) : setMissing(true))}>
            {found.offer === null ? words.submit : words.ask}
          </Button>
        </div>
      ) : (
        <p className="text-ink-muted">{actMessages.noClaim}</p>
      )}
      {asking && (
        <Ask
          found={found}
          chosen={chosen}
          onDone={() => setChosen([])}
          onClose={() => setAsking(false)}
        />
      )}
    </section>
  );
}

type AskProps = {
  found: Found;
  chosen: readonly string[];
  onDone: () => void;
  onClose: () => void;
};

function Ask({ found, chosen, onDone, onClose }: AskProps) {
  const { mutateAsync } = useOperation("resetApplication", { invalidates: changed });
  const { applicationId: id, number, stage, offer } = found;
  return (
    <AskAct
      title={words.titleOf(number ?? "")}
      question={[
        words.question(chosen.length),
        ...(stage === "sent" ? [words.sent] : []),
        ...(offer === null ? [] : [words.approval]),
      ].join(" ")}
      label={offer === null ? words.submit : words.ask}
      onClose={onClose}
      onAct={async (given) => {
        if (id === null) return;
        const { waits } = await mutateAsync({ id, sections: [...chosen], ...given });
        tellOutcome(waits, words.done);
        onDone();
      }}
    />
  );
}
