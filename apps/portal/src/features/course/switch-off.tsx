import { manageCourseMessages as words } from "@polyportal/domain/messages/manage-course";
import { Confirm } from "@polyportal/ui/confirm";

type Props = { code: string; question: string; onConfirm: () => void; onClose: () => void };

/** Asks before a course is switched off that students carry over. */
export function SwitchOff({ code, question, onConfirm, onClose }: Props) {
  return (
    <Confirm
      open
      onOpenChange={onClose}
      title={words.switchOffTitle(code)}
      question={question}
      confirmLabel={words.acts.deactivate}
      onConfirm={() => {
        onConfirm();
        onClose();
      }}
    />
  );
}
