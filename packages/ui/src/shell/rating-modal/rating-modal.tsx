import { useId, useMemo, useRef, useState } from "react";
import { ratingCommentLimit } from "@polyportal/domain/rating/scale";
import { Button } from "../../components/button/button.tsx";
import { Dialog } from "../../components/dialog/dialog.tsx";
import { StarRating } from "../../components/star-rating/star-rating.tsx";
import { ErrorSummary } from "../../patterns/error-summary/error-summary.tsx";
import { describedBy } from "../../patterns/form-field/field-id.ts";
import { FieldNotes } from "../../patterns/form-field/form-field.tsx";
import { Textarea } from "../../patterns/textarea/textarea.tsx";
import { useWords } from "../../words/words.ts";
import { ratingModalWords } from "./rating-modal.words.ts";

/** A rating as it is sent. */
export type Rating = {
  /** The stars, 1 to 5. */
  rating: number;
  /** What the person has to say; empty where nothing was. */
  comment: string;
};

export type RatingModalProps = {
  /** Whether it is open; the caller holds this. */
  open: boolean;
  /** Called with false when the person leaves it for later. */
  onOpenChange: (open: boolean) => void;
  /** The rating is being sent: the button turns and nothing closes. */
  busy?: boolean;
  /** Why it was not taken, in the server's words, empty where it gave none: over the stars, with "Try again", which sends what stands there now. */
  failure?: string | undefined;
  /** Sends the rating. The caller closes the modal when it was taken; until then nothing is lost. */
  onSubmit: (rating: Rating) => void;
};

/** Asks every three months how well the portal serves: stars, and a comment if wished. */
export function RatingModal(props: RatingModalProps) {
  const { open, onOpenChange, busy = false, failure, onSubmit } = props;
  const words = useWords("ratingModal", ratingModalWords);
  const [rating, setRating] = useState<number | null>(null);
  const [comment, setComment] = useState("");
  const [missing, setMissing] = useState(false);
  const stars = useRef<HTMLInputElement>(null);
  // Another refusal in the same words is a new one: in between there was none.
  const problems = useMemo(
    () =>
      failure === undefined ? [] : [{ message: `${words.failed} ${failure || words.unknown}` }],
    [failure, words.failed, words.unknown],
  );
  const id = useId();
  const error = missing && rating === null ? words.missing : undefined;
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => (next || !busy) && onOpenChange(next)}
      title={words.title}
      footer={
        // Disabled until there are stars, as the school wants it, and yet pressed it says what is missing.
        <Button type="submit" form={id} aria-disabled={rating === null || undefined} loading={busy}>
          {words.submit}
        </Button>
      }
    >
      <form
        id={id}
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (busy) return;
          setMissing(true);
          if (rating === null) stars.current?.focus();
          else onSubmit({ rating, comment: comment.trim() });
        }}
      >
        <ErrorSummary problems={problems}>
          <Button type="submit" variant="secondary" className="mt-3">
            {words.retry}
          </Button>
        </ErrorSummary>
        <div className="grid gap-1">
          <FieldNotes id={`${id}-stars`} error={error} />
          <StarRating
            ref={stars}
            label={words.rating}
            value={rating}
            onChange={setRating}
            required
            aria-describedby={describedBy({ id: `${id}-stars`, error })}
          />
        </div>
        <Textarea
          label={words.comment}
          maxLength={ratingCommentLimit}
          value={comment}
          onChange={(event) => setComment(event.target.value)}
        />
      </form>
    </Dialog>
  );
}
