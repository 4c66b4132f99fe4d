import type { Referee } from "@polyportal/api-client/contract/referee";
import { useOperation } from "@polyportal/api-client/query/use-operation";
import { begin } from "@polyportal/domain/application/fields/begin";
import { refereesWords as words } from "@polyportal/domain/messages/referees";
import { refereeFields } from "@polyportal/domain/programmes/asked/referees";
import { replaceRefereeSchema } from "@polyportal/domain/referee/replace-form";
import type { Answers } from "@polyportal/domain/programmes/field";
import { Button } from "@polyportal/ui/button";
import { Form, FormActions, SubmitButton } from "@polyportal/ui/form";
import { toast } from "@polyportal/ui/toast";
import { useAppForm, type FormSchema } from "@polyportal/ui/use-app-form";
import { DescribedFields } from "./described-fields.tsx";
import { FormGroup } from "./form-group.tsx";

type Values = { answers: Answers };

const schema = replaceRefereeSchema as FormSchema<Values, Values>;

/** Replaces a referee by another. */
export function ReplaceReferee({ referee, onDone }: { referee: Referee; onDone: () => void }) {
  const replace = useOperation("replaceReferee", { invalidates: ["listReferees"] });
  const form = useAppForm(schema, { answers: begin(refereeFields, {}) });
  return (
    <Form
      form={form}
      fieldOf={(name) => `answers.${name}`}
      onSubmit={async ({ answers }) => {
        await replace.mutateAsync({ id: referee.id, answers });
        const isAsked = referee.state !== "named";
        toast({ title: isAsked ? words.replaced : words.replacedUnasked, status: "success" });
        onDone();
      }}
    >
      <FormGroup title={words.replaceTitle(referee.fullName)}>
        <DescribedFields fields={refereeFields} others={{}} />
      </FormGroup>
      <FormActions>
        <SubmitButton>{words.save}</SubmitButton>
        <Button variant="secondary" onClick={onDone}>
          {words.cancel}
        </Button>
      </FormActions>
    </Form>
  );
}
