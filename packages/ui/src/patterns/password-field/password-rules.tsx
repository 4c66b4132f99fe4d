import { useFormContext, useWatch } from "react-hook-form";
import type { PasswordRule } from "@polyportal/domain/validation/password-rules";
import { CheckIcon } from "../../components/icon/icon.tsx";
import { useWords } from "../../words/words.ts";
import { passwordFieldWords } from "./password-field.words.ts";

type PasswordRulesProps = {
  /** The id of the input that the rules describe. */
  id: string;
  /** The path of the password in the form. */
  name: string;
  /** The rules. */
  rules: readonly PasswordRule[];
};

/** The rules of a new password below its input: a ring for a missing one, a tick for a met one. */
export function PasswordRules({ id, name, rules }: PasswordRulesProps) {
  const words = useWords("passwordField", passwordFieldWords);
  const { control } = useFormContext();
  const typed: unknown = useWatch({ control, name });
  const password = typeof typed === "string" ? typed : "";
  return (
    <ul id={rulesIdOf(id)} className="mt-1 flex flex-wrap gap-x-4 gap-y-1 text-14">
      {rules.map(({ label, pattern }) => {
        const met = pattern.test(password);
        return (
          <li
            key={label}
            data-met={met || undefined}
            className="relative flex items-center gap-1.5 text-ink-muted data-met:text-success"
          >
            {met ? (
              <CheckIcon className="size-4" />
            ) : (
              <span
                aria-hidden="true"
                className="m-1 size-2 rounded-full border border-line-strong"
              />
            )}
            <span>
              {label} <span className="sr-only">{met ? words.met : words.missing}</span>
            </span>
          </li>
        );
      })}
    </ul>
  );
}

/** The id of the rules, for the input's description. */
export const rulesIdOf = (id: string): string => `${id}-rules`;
