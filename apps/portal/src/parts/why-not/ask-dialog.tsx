import { whyNotWords as words } from "@polyportal/domain/messages/why-not.words";
import { askWhyNotSchema } from "@polyportal/domain/why-not/ask-form";
import { Button } from "@polyportal/ui/button";
import { Dialog } from "@polyportal/ui/dialog";
import { Form, FormActions, SubmitButton } from "@polyportal/ui/form";
import { TextField } from "@polyportal/ui/text-field";
import { useAppForm, type FormValues } from "@polyportal/ui/use-app-form";
import { useState } from "react";
import { Answer, type WhyNotAsked } from "./answer.tsx";

export type AskedOfAnybody = Omit<WhyNotAsked, "student">;

type Props = {
  title: string;
  about: string;
  asked: AskedOfAnybody;
  onClose: () => void;
};

/** Asks for a matric number and shows what is in that student's way, any number of times. */
export function AskDialog({ title, about, asked, onClose }: Props) {
  const [student, setStudent] = useState<string>();
  const form = useAppForm(askWhyNotSchema, { student: "" });
  type Values = FormValues<typeof form>;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      description={words.askAbout(about)}
    >
      <Form form={form} onSubmit={(values) => setStudent(values.student.toUpperCase())}>
        <TextField<Values> name="student" label={words.matricNumber} autoComplete="off" required />
        <FormActions>
          <Button variant="secondary" onClick={onClose}>
            {words.close}
          </Button>
          <SubmitButton>{words.ask}</SubmitButton>
        </FormActions>
      </Form>
      {student !== undefined && (
        <div className="mt-4" aria-live="polite">
          <Answer {...asked} student={student} />
        </div>
      )}
    </Dialog>
  );
}
