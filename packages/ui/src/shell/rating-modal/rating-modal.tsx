import { useId, useState } from "react";
import { ratingCommentLimit } from "@polyportal/domain/rating/scale";
import { Button } from "../../components/button/button.tsx";
import { Dialog } from "../../components/dialog/dialog.tsx";
import { StarRating } from "../../components/star-rating/star-rating.tsx";
import { FormField, controlLook } from "../../patterns/form-field/form-field.tsx";
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
  /** Sends the rating. The caller closes the modal when it was taken; until then nothing is lost. */
  onSubmit: (rating: Rating) => void;
};

/** Asks every three months how well the portal serves: stars, and a comment if wished. */
export function RatingModal({ open, onOpenChange, busy = false, onSubmit }: RatingModalProps) {
  const words = useWords("ratingModal", ratingModalWords);
  const [rating, setRating] = useState<number | null>(null);
  const [comment, setComment] = useState("");
  const id = useId();
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => (next || !busy) && onOpenChange(next)}
      title={words.title}
      footer={
        <Button type="submit" form={id} disabled={rating === null} loading={busy}>
          {words.submit}
        </Button>
      }
    >
      <form
        id={id}
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (rating !== null && !busy) onSubmit({ rating, comment: comment.trim() });
        }}
      >
        <StarRating label={words.rating} value={rating} onChange={setRating} required />
        <FormField id={`${id}-comment`} label={words.comment}>
          <textarea
            id={`${id}-comment`}
            rows={3}
            maxLength={ratingCommentLimit}
            value={comment}
            onChange={(event) => setComment(event.target.value)}
            className={controlLook}
          />
        </FormField>
      </form>
    </Dialog>
  );
}
