import { useState } from "react";
import { Button } from "@polyportal/ui/button";
import { DescriptionList } from "@polyportal/ui/description-list";
import { Dialog } from "@polyportal/ui/dialog";
import { PageTitle } from "@polyportal/ui/page-title";
import { Timetable, type TimetableProps } from "@polyportal/ui/timetable";

type Course = { code: string; units: number; outline: string };

type Props = Pick<TimetableProps, "entries" | "failure"> & { courses: readonly Course[] };

/** A student's week, to be read and printed; a press on a class shows its course. */
export function MyWeekExample({ courses, ...week }: Props) {
  const [open, setOpen] = useState<string>();
  const course = courses.find(({ code }) => code === open);
  return (
    <>
      <PageTitle
        lead="First semester of 2026/2027. Your department may still move a class."
        actions={<Button onClick={() => print()}>Print my week</Button>}
      >
        My week
      </PageTitle>
      <Timetable
        {...week}
        className="mt-6"
        title="Week of Chukwuemeka Oluwaseun-Abdulrahman, HND II Computer Science"
        onEntry={({ code }) => setOpen(code)}
      />
      <Dialog
        open={open !== undefined}
        onOpenChange={() => setOpen(undefined)}
        title={open}
        width="confirm"
        readable
      >
        <DescriptionList
          columns={1}
          items={[
            { term: "Credit units", value: course?.units },
            { term: "Outline", value: course?.outline },
          ]}
        />
      </Dialog>
    </>
  );
}
