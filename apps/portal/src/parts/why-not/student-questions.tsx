import { whyNotAsked as words } from "@polyportal/domain/messages/why-not-asked";
import { questions, questionsOf, type Question } from "@polyportal/domain/why-not/questions";
import { Select } from "@polyportal/ui/select";
import { useState } from "react";
import { useProfile } from "../../app/profile.ts";
import { Answer } from "./answer.tsx";

/** An officer chooses what a student cannot do, and sees the reasons as the student would. */
export function StudentQuestions({ student }: { student: string }) {
  const [asked, setAsked] = useState<Question>();
  const offered = questionsOf(useProfile().claims);
  return (
    <div className="grid max-w-prose grid-cols-1 gap-4">
      <Select
        label={words.choose}
        options={offered.map((value) => ({ value, label: words.questions[value] }))}
        value={asked ?? ""}
        onChosen={(value) => setAsked(offered.find((one) => one === value))}
      />
      <div aria-live="polite">
        {asked && <Answer key={asked} {...questions[asked]} student={student} />}
      </div>
    </div>
  );
}
