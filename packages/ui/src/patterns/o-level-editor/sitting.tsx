import type { ReactNode } from "react";
import { useId } from "react";
import { useFormContext, useFormState, useWatch } from "react-hook-form";
import { Button } from "../../components/button/button.tsx";
import { ChevronDownIcon, ChevronUpIcon, TrashIcon } from "../../components/icon/icon.tsx";
import { errorAt } from "../form/error-at.ts";
import { CheckboxField } from "../checkbox-field/checkbox-field.tsx";
import { SelectField } from "../select-field/select-field.tsx";
import { TextField } from "../text-field/text-field.tsx";
import type { OLevelLists } from "./o-level-lists.ts";
import { SubjectRows } from "./subject-rows.tsx";
import { useWords } from "../../words/words.ts";
import { oLevelEditorWords } from "./o-level-editor.words.ts";

/** One sitting with its details and subjects. */
export function Sitting({
  name,
  title,
  lists,
  fewest,
  awaitable,
  collapsed,
  onToggle,
  onDelete,
  question,
}: {
  name: string;
  title: string;
  lists: OLevelLists;
  fewest: number;
  awaitable: boolean;
  collapsed: boolean;
  onToggle: (() => void) | undefined;
  onDelete: (() => void) | undefined;
  /** A question about it, shown below its title. */
  question: ReactNode;
}) {
  const words = useWords("oLevelEditor", oLevelEditorWords);
  const bodyId = useId();
  const { control } = useFormContext();
  const { errors } = useFormState({ control, name });
  const awaiting = useWatch({ control, name: `${name}.awaiting` }) === true;
  // A sitting with an error stays open, because the error summary links into it.
  const open = !collapsed || Object.keys(errorAt(errors, name).branch).length > 0;
  const years = lists.years.map((year) => ({ value: String(year), label: String(year) }));
  return (
    <section
      aria-label={title}
      className="rounded border border-line bg-paper-raised"
      data-open={open || undefined}
      // Two sittings have the same labels, so errors also name the sitting.
      data-part={onToggle && title}
    >
      <header className="flex flex-wrap items-center gap-2 px-4 py-2">
        <h3 className="flex-1 text-18 font-semibold">
          {onToggle ? (
            <button
              type="button"
              aria-expanded={open}
              data-focus={onDelete && "second"}
              aria-controls={bodyId}
              onClick={onToggle}
              className="flex min-h-control w-full items-center gap-2 text-start"
            >
              {open ? <ChevronUpIcon /> : <ChevronDownIcon />}
              {title}
            </button>
          ) : (
            <span className="flex min-h-control items-center">{title}</span>
          )}
        </h3>
        {onDelete && (
          <Button variant="quiet" data-focus="delete" onClick={onDelete}>
            <TrashIcon />
            {words.delete}
            <span className="sr-only">{title}</span>
          </Button>
        )}
      </header>
      {question}
      <div id={bodyId} hidden={!open}>
        <div className="grid grid-cols-1 gap-6 border-t border-line p-3 sm:p-4">
          {awaitable && <CheckboxField name={`${name}.awaiting`} label={words.awaiting} />}
          <div className="grid gap-6 sm:grid-cols-2 sm:gap-4">
            <SelectField
              name={`${name}.examinationTypeId`}
              label={words.examType}
              required
              options={lists.types}
            />
            <SelectField
              name={`${name}.examYear`}
              label={words.examYear}
              required
              options={years}
            />
            <TextField
              name={`${name}.examNumber`}
              label={words.examNumber}
              required
              autoCapitalize="characters"
              autoComplete="off"
              spellCheck={false}
            />
            {!awaiting && (
              <>
                <TextField
                  name={`${name}.examCenter`}
                  label={words.examCenter}
                  required
                  autoComplete="off"
                />
                <TextField
                  name={`${name}.cardPin`}
                  label={words.cardPin}
                  required
                  inputMode="numeric"
                  autoComplete="off"
                />
                <TextField
                  name={`${name}.cardSerialNumber`}
                  label={words.cardSerialNumber}
                  required
                  autoCapitalize="characters"
                  autoComplete="off"
                  spellCheck={false}
                />
              </>
            )}
          </div>
          {!awaiting && (
            <SubjectRows
              name={`${name}.subjects`}
              subjects={lists.subjects}
              grades={lists.grades}
              fewest={fewest}
            />
          )}
        </div>
      </div>
    </section>
  );
}
