import type { Input } from "@polyportal/api-client/client/client";
import { useOperation } from "@polyportal/api-client/query/use-operation";
import { identityCardMessages } from "@polyportal/domain/messages/identity-cards";
import { identityCardWords as words } from "@polyportal/domain/messages/identity-card.words";
import {
  cardPlaces,
  cardAddressSchema,
  type CardPlace,
} from "@polyportal/domain/sundry/identity-card";
import { pagedLimits } from "@polyportal/domain/upload/document-limits";
import { imageTypes } from "@polyportal/domain/upload/limits";
import { Alert } from "@polyportal/ui/alert";
import { Button } from "@polyportal/ui/button";
import { FileField } from "@polyportal/ui/file-field";
import { Form, FormActions, SubmitButton } from "@polyportal/ui/form";
import { PageTitle } from "@polyportal/ui/page-title";
import { TextField } from "@polyportal/ui/text-field";
import { useAppForm, type FormValues } from "@polyportal/ui/use-app-form";
import { useState } from "react";
import { useFocusedHeading } from "../../app/focused-heading.ts";

type Props = {
  /** Who one says to be: what the code was asked for with. */
  said: Input<"identifyGraduate">;
  onBack: () => void;
};

type Pages = Partial<Record<CardPlace, File>>;

/** Whoever gets no code shows the registry who they are. The pages go with the form, and are kept nowhere before. */
export function IdentityCardForm({ said, onBack }: Props) {
  const heading = useFocusedHeading();
  const { mutateAsync, progress, isSuccess } = useOperation("sendIdentityCard", {
    timeoutMs: 120_000,
  });
  const [pages, setPages] = useState<Pages>({});
  const form = useAppForm(cardAddressSchema, { email: "" });
  type Values = FormValues<typeof form>;
  const back = (
    <Button variant="secondary" onClick={onBack}>
      {words.back}
    </Button>
  );
  return (
    <div className="grid max-w-prose grid-cols-1 gap-6">
      <PageTitle ref={heading}>{words.title}</PageTitle>
      {isSuccess ? (
        <>
          <Alert status="success" live>
            {identityCardMessages.received}
          </Alert>
          <div>{back}</div>
        </>
      ) : (
        <>
          <Alert status="info">{words.info}</Alert>
          <Form
            form={form}
            onSubmit={async (values) => {
              await mutateAsync({ ...said, ...values, ...pages });
            }}
          >
            <TextField<Values>
              name="email"
              label={words.email}
              hint={words.emailHint}
              type="email"
              autoComplete="email"
              required
            />
            <CardPages pages={pages} onChange={setPages} progress={progress} />
            <FormActions>
              {back}
              <SubmitButton>{words.send}</SubmitButton>
            </FormActions>
          </Form>
        </>
      )}
    </div>
  );
}

type CardPagesProps = {
  pages: Pages;
  onChange: (change: (before: Pages) => Pages) => void;
  progress: number | undefined;
};

/** A PDF, or pictures of its sides, one field after the other. */
function CardPages({ pages, onChange, progress }: CardPagesProps) {
  const change = (place: CardPlace, file: File | undefined) =>
    onChange((before) => {
      const { [place]: _, ...others } = before;
      return file ? { ...others, [place]: file } : others;
    });
  const whole = pages.card?.type === pagedLimits.pdfType;
  const last = cardPlaces.findLastIndex((place) => pages[place] !== undefined);
  return cardPlaces.slice(0, whole ? 1 : last + 2).map((place, at) => (
    <FileField
      key={place}
      name={place}
      label={at === 0 ? words.card : words.page(at + 1)}
      {...(at === 0
        ? { accept: pagedLimits.types, hint: words.cardHint, required: true }
        : { accept: imageTypes })}
      progress={progress === undefined ? undefined : progress * 100}
      onUpload={async (file) => {
        change(place, file);
        return place;
      }}
      onRemove={async () => change(place, undefined)}
    />
  ));
}
