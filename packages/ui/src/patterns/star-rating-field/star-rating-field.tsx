import { StarRating, type StarRatingProps } from "../../components/star-rating/star-rating.tsx";
import { GroupField } from "../form-field/form-field.tsx";
import type { FieldProps } from "../form-field/use-field.ts";
import { useField, useFieldValue } from "../form-field/use-field.ts";

/** A question that one to five stars answer, from Poor to Excellent; the value is their number, or null. */
export function StarRatingField(props: FieldProps & Pick<StarRatingProps, "explained">) {
  const { name, label, hint, required, disabled, explained } = props;
  const { id, error } = useField({ name, hint, required });
  const { value, onChange, onBlur, ref } = useFieldValue<number | null | undefined>(name);
  return (
    <GroupField id={id} label={label} hint={hint} error={error} required={required}>
      <StarRating
        id={id}
        ref={ref}
        value={value ?? null}
        onChange={onChange}
        onBlur={onBlur}
        required={required ?? false}
        disabled={disabled ?? false}
        explained={explained ?? false}
      />
    </GroupField>
  );
}
