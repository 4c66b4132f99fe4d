import { whyNotAsked as words } from "@polyportal/domain/messages/why-not-asked";
import { Dialog } from "@polyportal/ui/dialog";
import { StudentQuestions } from "../../parts/why-not/student-questions.tsx";

type Props = {
  person: { readonly id: string; readonly fullName: string };
  onClose: () => void;
};

/** The same questions over a list of accounts. */
export function WhyNotDialog({ person, onClose }: Props) {
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={words.title}
      description={person.fullName}
    >
      <StudentQuestions student={person.id} />
    </Dialog>
  );
}
