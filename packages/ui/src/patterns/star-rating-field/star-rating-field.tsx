import type { FieldValues } from "react-hook-form";
import { StarRating, type StarRatingProps } from "../../components/star-rating/star-rating.tsx";
import { GroupField } from "../form-field/form-field.tsx";
import type { FieldProps, NativeProps } from "../form-field/use-field.ts";
import { useField, useFieldValue } from "../form-field/use-field.ts";

export type StarRatingFieldProps<Values extends FieldValues = FieldValues> = FieldProps<Values> &
  NativeProps<"fieldset"> &
  Pick<StarRatingProps, "explained">;

/** A question answered by one to five stars, from Poor to Excellent; the value is the number, or null. */
export function StarRatingField<Values extends FieldValues = FieldValues>(
  props: StarRatingFieldProps<Values>,
) {
  const { name, disabled, explained, ...group } = props;
  const { id, error } = useField(props);
  const { value, onChange, onBlur, ref } = useFieldValue<number | null | undefined>(name);
  return (
    <GroupField {...group} id={id} error={error}>
      <StarRating
        id={id}
        ref={ref}
        value={value ?? null}
        onChange={onChange}
        onBlur={onBlur}
        required={group.required ?? false}
        disabled={disabled ?? false}
        explained={explained ?? false}
      />
    </GroupField>
  );
}
