import { countOf, emptyRow } from "@polyportal/domain/application/fields/begin";
import { applicationWords } from "@polyportal/domain/messages/application.words";
import { moveRowUp } from "@polyportal/domain/messages/ordered-rows";
import type { Answers, Row, RowsField } from "@polyportal/domain/programmes/field";
import { Button } from "@polyportal/ui/button";
import { useFormContext, useWatch } from "react-hook-form";
import { DescribedFields } from "./described-fields.tsx";
import { FormGroup } from "./form-group.tsx";

/** Numbered rows of fields, with buttons to add and remove one. */
export function Rows({ field, name, known }: { field: RowsField; name: string; known: Answers }) {
  const { control, getValues, setValue, setFocus, clearErrors } = useFormContext();
  const { each, fields, label } = field;
  const min = countOf(field.min, known);
  const max = countOf(field.max, known);
  const count: number = useWatch({
    control,
    name,
    // Only the number of rows, so that typing in one does not re-render the others.
    compute: (rows: readonly Row[] | undefined) => Math.max(rows?.length ?? 0, min),
  });
  const change = (rows: readonly Row[]) => {
    clearErrors(name);
    setValue(name, rows, { shouldDirty: true });
  };
  const rowsNow = (): readonly Row[] => {
    const rows: readonly Row[] = getValues(name) ?? [];
    return rows.length < count
      ? Array.from({ length: count }, (_, at) => rows[at] ?? emptyRow(fields))
      : rows;
  };
  const moveUp = (index: number) => {
    const rows = [...rowsNow()];
    rows.splice(index - 1, 0, ...rows.splice(index, 1));
    change(rows);
    // Focus the moved row, so that it can be moved again or read.
    const [first] = fields;
    if (first) setFocus(`${name}.${index - 1}.${first.id}`);
  };
  return (
    <FormGroup title={label}>
      {Array.from({ length: count }, (_, index) => (
        // A row's name and its fields' names depend on its position, so the index is the key.
        <FormGroup key={index} title={applicationWords.rowNumber(each, index + 1)} repeated>
          <DescribedFields fields={fields} others={{}} at={`${name}.${index}`} />
          {index > 0 && (
            <Button
              variant="secondary"
              className="justify-self-start"
              onClick={() => moveUp(index)}
            >
              {moveRowUp(each, index + 1)}
            </Button>
          )}
          {count > min && (
            <Button
              variant="secondary"
              className="justify-self-start"
              onClick={() => change(rowsNow().filter((__, at) => at !== index))}
            >
              {applicationWords.removeRow(each, index + 1)}
            </Button>
          )}
        </FormGroup>
      ))}
      {count < max && (
        <Button
          variant="secondary"
          className="justify-self-start"
          onClick={() => change([...rowsNow(), emptyRow(fields)])}
        >
          {applicationWords.addRow(each)}
        </Button>
      )}
    </FormGroup>
  );
}
