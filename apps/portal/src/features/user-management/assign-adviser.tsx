import { useOperation } from "@polyportal/api-client/query/use-operation";
import { adviserMessages } from "@polyportal/domain/messages/adviser";
import { officeMessages } from "@polyportal/domain/messages/office";
import { adviserSchema } from "@polyportal/domain/user-management/adviser-form";
import { SearchComboboxField } from "@polyportal/ui/search-combobox-field";
import { useAppForm, type FormValues } from "@polyportal/ui/use-app-form";
import { useWatch } from "react-hook-form";
import { SideForm } from "../../parts/form/side-form.tsx";
import { useLoadPeople } from "../../parts/people/use-load-people.ts";
import { WhoGains } from "../../parts/rights/who-gains.tsx";
import { classNameOf, type AdvisedClass } from "./advised-class.ts";
import { useTellOfClass } from "./tell-of-class.ts";

type Props = { of: AdvisedClass; sessionId: number; onClose: () => void };

/** Gives a class its adviser. */
export function AssignAdviser({ of, sessionId, onClose }: Props) {
  const { departmentId, levelId, departmentOptionId } = of;
  const { mutateAsync } = useOperation("assignClassAdviser", {
    invalidates: ["listClassAdvisers"],
  });
  const tell = useTellOfClass();
  const form = useAppForm(adviserSchema, { sessionId, departmentId, levelId, departmentOptionId });
  type Values = FormValues<typeof form>;
  const adviserId = useWatch({ control: form.control, name: "adviserId" });
  return (
    <SideForm
      form={form}
      open
      onClose={onClose}
      title={adviserMessages.assignTitle(classNameOf(of))}
      submitLabel={adviserMessages.save}
      onSubmit={async (values) => {
        await mutateAsync(values);
        tell(adviserMessages.assigned, of.adviser, values);
        onClose();
      }}
    >
      <SearchComboboxField<Values>
        name="adviserId"
        label={officeMessages.fields.holder}
        hint={officeMessages.fields.holderHint}
        loadOptions={useLoadPeople(undefined)}
        required
      />
      {adviserId && (
        <WhoGains
          wish={{ adviser: { sessionId, departmentId, levelId, departmentOptionId, adviserId } }}
        />
      )}
    </SideForm>
  );
}
