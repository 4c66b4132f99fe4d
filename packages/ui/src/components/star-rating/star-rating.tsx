import type { ComponentProps, Ref } from "react";
import { useId } from "react";
import { cx } from "class-variance-authority";
import { ratingScale } from "@polyportal/domain/rating/scale";
import { StarIcon } from "../icon/icon.tsx";
import { useWords } from "../../words/words.ts";
import { starRatingWords } from "./star-rating.words.ts";

export type StarRatingProps = Omit<
  ComponentProps<"div">,
  "id" | "ref" | "onChange" | "onBlur" | "children"
> & {
  /** The name of the group. Omit it inside a fieldset whose legend says it. */
  label?: string;
  /** The chosen number of stars, 1 to 5; null if none. */
  value: number | null;
  /** Called with the chosen number. */
  onChange: (rating: number) => void;
  /** Called when a star loses the focus, as forms need. */
  onBlur?: () => void;
  /** The id of the first star, the target of the error summary's link. */
  id?: string;
  /** The first star, for a form that focuses it. */
  ref?: Ref<HTMLInputElement>;
  /** A choice must be made. */
  required?: boolean;
  /** Nothing can be chosen now. */
  disabled?: boolean;
  /** The meaning of the stars is explained elsewhere, so no words are shown beside them. */
  explained?: boolean;
};

const ratings = ratingScale.labels.map((_, index) => ratingScale.min + index);

/** One to five stars as radio buttons: arrow keys move, and the choice is shown in words. */
export function StarRating(props: StarRatingProps) {
  const { label, value, onChange, onBlur, id, ref, required, disabled, explained, ...others } =
    props;
  const { className, ...rest } = others;
  const words = useWords("starRating", starRatingWords);
  const name = useId();
  return (
    <div
      role={label ? "radiogroup" : undefined}
      aria-label={label}
      aria-required={(label && required) || undefined}
      data-rating={value ?? undefined}
      {...rest}
      className={cx("base:flex base:flex-wrap base:items-center base:gap-x-3", className)}
    >
      {/* Shifted by half a star's padding, so that the first star aligns with the text. */}
      <div className={cx("-ms-2 flex flex-wrap", disabled && "opacity-50")}>
        {ratings.map((rating, index) => (
          <label
            key={rating}
            className={cx(
              // Stars up to the hovered one are coloured, and chosen ones are filled.
              "relative inline-flex size-11 items-center justify-center rounded has-focus-visible:outline-3 has-focus-visible:outline-focus",
              value !== null && rating <= value ? "text-brand" : "text-line-strong",
              !disabled && "cursor-pointer hover:text-brand [&:has(~_label:hover)]:text-brand",
            )}
          >
            <input
              type="radio"
              id={index === 0 ? id : undefined}
              ref={index === 0 ? ref : undefined}
              name={name}
              value={rating}
              aria-label={words.star(rating)}
              checked={value === rating}
              required={required}
              disabled={disabled}
              onBlur={onBlur}
              onChange={() => onChange(rating)}
              className="absolute inset-0 size-full cursor-[inherit] opacity-0"
            />
            <StarIcon
              strokeWidth={1.5}
              fill={value !== null && rating <= value ? "currentColor" : "none"}
              className="text-22"
            />
          </label>
        ))}
      </div>
      {/* Each star is named by its word already. */}
      {!explained && (
        <span
          aria-hidden="true"
          className={value === null ? "text-14 text-ink-muted" : "font-medium"}
        >
          {value === null
            ? words.range(words.star(ratingScale.min), words.star(ratingScale.max))
            : words.star(value)}
        </span>
      )}
    </div>
  );
}
