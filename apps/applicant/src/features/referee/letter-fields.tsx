import { refereeFormWords as words } from "@polyportal/domain/messages/referee-form";
import { letterPlaces, type LetterPlace } from "@polyportal/domain/referee/choices";
import { pagedLimits } from "@polyportal/domain/upload/document-limits";
import { imageTypes } from "@polyportal/domain/upload/limits";
import { FileField } from "@polyportal/ui/file-field";

/** The pages that were chosen: they go with the form, and are kept nowhere before. */
export type LetterFiles = Partial<Record<LetterPlace, File>>;

type Props = {
  chosen: LetterFiles;
  onChange: (change: (before: LetterFiles) => LetterFiles) => void;
  progress: number | undefined;
};

/** A letter besides, if the referee likes: a PDF, or pictures of its pages, one field after the other. */
export function LetterFields({ chosen, onChange, progress }: Props) {
  const change = (place: LetterPlace, file: File | undefined) =>
    onChange((before) => {
      const { [place]: _, ...others } = before;
      return file ? { ...others, [place]: file } : others;
    });
  const whole = chosen.letter?.type === pagedLimits.pdfType;
  const last = letterPlaces.findLastIndex((place) => chosen[place] !== undefined);
  return letterPlaces.slice(0, whole ? 1 : last + 2).map((place, at) => (
    <FileField
      key={place}
      name={place}
      label={at === 0 ? words.letter : words.letterPage(at + 1)}
      {...(at === 0 && { accept: pagedLimits.types, hint: words.letterHint })}
      {...(at > 0 && { accept: imageTypes })}
      progress={progress === undefined ? undefined : progress * 100}
      onUpload={async (file) => {
        change(place, file);
        return place;
      }}
      onRemove={async () => change(place, undefined)}
    />
  ));
}
