import {
  chooseOption,
  type ChoiceForm,
  type ProgrammeChoice,
  type schemaOf,
} from "@polyportal/domain/application/steps/programme/schema";
import type { FormSchema } from "@polyportal/ui/use-app-form";

/** The options of a department, once loaded. */
export type OptionsOf = (
  departmentId: ChoiceForm["departmentId"],
) => readonly unknown[] | undefined;

/** The schema of a choice, which requires an option if the chosen department has any. */
export const askingOption = (
  schema: ReturnType<typeof schemaOf>,
  optionsOf: OptionsOf,
): FormSchema<ChoiceForm, ProgrammeChoice> => ({
  "~standard": {
    validate: async (values: unknown) => {
      const result = await schema["~standard"].validate(values);
      const { departmentId, departmentOptionId } = values as ChoiceForm;
      const missing = !departmentOptionId && (optionsOf(departmentId)?.length ?? 0) > 0;
      if (!missing) return result;
      const issue = { message: chooseOption, path: ["departmentOptionId"] };
      return { issues: [...(result.issues ?? []), issue] };
    },
  },
});
