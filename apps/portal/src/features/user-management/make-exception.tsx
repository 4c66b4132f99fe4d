import type { Output } from "@polyportal/api-client/client/client";
import { useOperation } from "@polyportal/api-client/query/use-operation";
import { formatDate } from "@polyportal/domain/format/date";
import { userClaimMessages as words } from "@polyportal/domain/messages/user-claims";
import { claimRows } from "@polyportal/domain/rights/claims";
import {
  exceptionEffects,
  exceptionIsGrave,
  type UserClaimWish,
  userClaimSchema,
} from "@polyportal/domain/rights/user-claim-form";
import { capitalised } from "@polyportal/domain/text/capitalised";
import { ComboboxField } from "@polyportal/ui/combobox-field";
import { DateField } from "@polyportal/ui/date-field";
import { RadioField } from "@polyportal/ui/radio-field";
import { useAppForm, type FormValues } from "@polyportal/ui/use-app-form";
import { useState } from "react";
import { AskAct } from "../../parts/act/ask.tsx";
import { tellOutcome } from "../../parts/act/tell-outcome.ts";
import { SideForm } from "../../parts/form/side-form.tsx";
import { WhoGains } from "../../parts/rights/who-gains.tsx";

type Props = { user: Output<"getUser">; onClose: () => void };
type Choice = UserClaimWish;

const rights = claimRows.map(({ claim, name }) => ({
  value: claim,
  label: capitalised(name),
}));
const effects = exceptionEffects.map((effect) => ({
  value: effect,
  label: words.effectLabels[effect],
}));

/** Gives a person a right beyond the roles, or keeps one from them: what, then why. */
export function MakeException({ user, onClose }: Props) {
  const [chosen, setChosen] = useState<Choice>();
  const { mutateAsync } = useOperation("saveUserClaim", {
    invalidates: ["listUserClaims", "getUser"],
  });
  const form = useAppForm(userClaimSchema, { until: "" });
  type Values = FormValues<typeof form>;
  return (
    <>
      <SideForm
        form={form}
        onClose={onClose}
        title={`${words.add}: ${user.fullName}`}
        submitLabel={words.save}
        onSubmit={(values) => setChosen(values)}
      >
        <ComboboxField<Values>
          name="claim"
          label={words.fields.claim}
          hint={words.grave}
          options={rights}
          required
        />
        <RadioField<Values> name="effect" label={words.fields.effect} options={effects} required />
        <DateField<Values>
          name="until"
          label={words.fields.until}
          hint={words.untilHint}
          required
        />
      </SideForm>
      {chosen && (
        <AskAct
          title={words.question(chosen.effect, rightName(chosen))}
          question={words.asked(
            user.fullName,
            formatDate(chosen.until),
            exceptionIsGrave(chosen.claim) && chosen.effect === "allow",
          )}
          label={words.save}
          onClose={() => setChosen(undefined)}
          onAct={async (given) => {
            const { waits } = await mutateAsync({ id: user.id, ...chosen, ...given });
            tellOutcome(waits, words.saved);
            onClose();
          }}
        >
          <WhoGains
            wish={{ exception: { id: user.id, claim: chosen.claim, effect: chosen.effect } }}
          />
        </AskAct>
      )}
    </>
  );
}

const rightName = ({ claim }: Choice) =>
  rights.find(({ value }) => value === claim)?.label ?? claim;
