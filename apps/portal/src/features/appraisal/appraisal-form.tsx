import type { Appraisal } from "@polyportal/api-client/contract/appraisal";
import { useOperation } from "@polyportal/api-client/query/use-operation";
import { appraisalStart, ratedOnly } from "@polyportal/domain/appraisal/answers";
import { appraisalQuestions } from "@polyportal/domain/appraisal/questions";
import { answered, appraisalMessages, starsMean } from "@polyportal/domain/messages/appraisal";
import { appraisalWords } from "@polyportal/domain/messages/appraisal.words";
import { ratingMessages } from "@polyportal/domain/messages/rating";
import { paths } from "@polyportal/domain/routes/paths";
import { Button } from "@polyportal/ui/button";
import { DraftStatus } from "@polyportal/ui/draft-status";
import { Form, FormActions, SubmitButton } from "@polyportal/ui/form";
import { useLazySchema } from "@polyportal/ui/lazy-schema";
import { BareLink } from "@polyportal/ui/link";
import { StarRatingField } from "@polyportal/ui/star-rating-field";
import { TextareaField } from "@polyportal/ui/textarea-field";
import { toast } from "@polyportal/ui/toast";
import { useAppForm, type FormValues } from "@polyportal/ui/use-app-form";
import { useDraft } from "@polyportal/ui/use-draft";
import { useWatch } from "react-hook-form";
import { useNavigate } from "react-router-dom";
import { useProfile } from "../../app/profile.ts";
import { FormRefused, Refused } from "../../parts/form/refused.tsx";
import { unlessRefused } from "../../parts/form/unless-refused.ts";

const invalidates = ["listAppraisals"] as const;

type Props = { appraisal: Appraisal };

/** Ten questions and a comment; kept for later, or sent once and for all. */
export function AppraisalForm({ appraisal }: Props) {
  const { courseId, lecturerId } = appraisal;
  const navigate = useNavigate();
  const { userName } = useProfile();
  const back = () => navigate(paths.lecturerAppraisal);
  const send = useOperation("sendAppraisal", { invalidates });
  const keep = useOperation("keepAppraisal", {
    invalidates,
    onSuccess: () => {
      draft.clear();
      toast({ ...appraisalMessages.kept, status: "success" });
      void back();
    },
  });
  const schema = useLazySchema(
    async () => (await import("@polyportal/domain/appraisal/form")).appraisalSchema,
  );
  const form = useAppForm(schema, appraisalStart(appraisal.draft));
  type Values = FormValues<typeof form>;
  // On this device as it is given; on the server once it is kept for later.
  const draft = useDraft(`${userName}:appraisal:${courseId}:${lecturerId}`, form);
  return (
    <section className="grid max-w-prose grid-cols-1 gap-6">
      <div>
        <h2 className="text-22 font-semibold wrap-anywhere">{appraisal.lecturer}</h2>
        <p className="text-ink-muted">
          {appraisal.courseCode}: {appraisal.courseTitle}
        </p>
      </div>
      <Form
        form={form}
        onSubmit={unlessRefused(async (answers) => {
          await send.mutateAsync({ courseId, lecturerId, ...answers });
          draft.clear();
          toast({ ...appraisalMessages.sent, status: "success" });
          void back();
        })}
      >
        <Progress />
        {appraisalQuestions.map(({ id, text }) => (
          <StarRatingField key={id} name={`ratings.${id}`} label={text} required explained />
        ))}
        <TextareaField<Values>
          name="comment"
          label={ratingMessages.comment}
          hint={appraisalWords.anonymousHint}
          maxLength={1000}
        />
        <FormRefused error={send.error} />
        <Refused error={keep.error} />
        <FormActions className="flex-wrap">
          <Button asChild variant="quiet">
            <BareLink href={paths.lecturerAppraisal}>{appraisalWords.back}</BareLink>
          </Button>
          <Button
            variant="secondary"
            loading={keep.isPending}
            onClick={() => keep.mutate({ courseId, lecturerId, ...form.getValues() })}
          >
            {appraisalWords.keepForLater}
          </Button>
          <SubmitButton>{appraisalWords.send}</SubmitButton>
        </FormActions>
        <DraftStatus state={draft.state} />
        <p className="text-14 text-ink-muted">{appraisalWords.final}</p>
      </Form>
    </section>
  );
}

/** What the stars mean, once for all questions, and how many of them are answered. */
function Progress() {
  const ratings = useWatch<ReturnType<typeof appraisalStart>, "ratings">({ name: "ratings" });
  return (
    <div className="grid gap-1 border-y border-line py-3 text-14">
      <p>{starsMean}</p>
      <p role="status" className="font-semibold tabular-nums">
        {answered(Object.keys(ratedOnly(ratings)).length, appraisalQuestions.length)}
      </p>
    </div>
  );
}
