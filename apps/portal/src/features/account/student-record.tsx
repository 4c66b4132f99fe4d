import type { Output } from "@polyportal/api-client/client/client";
import { useOperation } from "@polyportal/api-client/query/use-operation";
import { accountWords } from "@polyportal/domain/messages/account.words";
import { departmentChangeMessages } from "@polyportal/domain/messages/department-change";
import { profileMessages } from "@polyportal/domain/messages/profile";
import { paths } from "@polyportal/domain/routes/paths";
import { isPageFor } from "@polyportal/domain/student/pages";
import { numberLabels } from "@polyportal/domain/student/number";
import { Card } from "@polyportal/ui/card";
import { DescriptionList } from "@polyportal/ui/description-list";
import { Link } from "@polyportal/ui/link";
import { PhotoField } from "@polyportal/ui/photo-field";
import { toast } from "@polyportal/ui/toast";
import { ContactCard } from "./contact-card.tsx";
import { useStudentPhoto } from "../../parts/photo/use-student-photo.ts";

type Props = {
  name: string;
  record: Output<"getStudentProfile">;
};

/** What the registry holds of a student, the photo, and what students keep up to date themselves. */
export function StudentRecord({ name, record }: Props) {
  const { mutateAsync, progress } = useOperation("uploadStudentPhoto", {
    invalidates: ["getStudentProfile"],
  });
  const src = useStudentPhoto(record.passport);
  return (
    <div className="grid grid-cols-1 gap-6">
      <Card>
        <PhotoField
          fullName={name}
          src={src ?? null}
          progress={progress === undefined ? undefined : progress * 100}
          onPhoto={async (passport) => {
            await mutateAsync({ passport });
            toast({ ...profileMessages.photoSaved, status: "success" });
          }}
        >
          <p className="text-ink-muted">{record.matricNumber}</p>
        </PhotoField>
      </Card>
      <Card title={accountWords.yourStudies}>
        <DescriptionList items={studiesOf(record)} />
      </Card>
      <ContactCard record={record} />
    </div>
  );
}

const studiesOf = ({
  matricNumber,
  numberKind,
  jambNumber,
  gender,
  programmeDetail,
}: Props["record"]) => [
  { term: numberLabels[numberKind], value: matricNumber },
  { term: accountWords.jambNumber, value: jambNumber },
  { term: accountWords.programme, value: programmeDetail.programme },
  { term: accountWords.level, value: `${programmeDetail.level}, ${programmeDetail.session}` },
  { term: accountWords.faculty, value: programmeDetail.faculty },
  {
    term: accountWords.department,
    value: (
      <>
        {programmeDetail.department}{" "}
        {isPageFor(paths.changeOfDepartment, programmeDetail.studentTypeId) && (
          <Link href={paths.changeOfDepartment} className="ui-alone sm:block">
            {departmentChangeMessages.apply}
          </Link>
        )}
      </>
    ),
  },
  ...(programmeDetail.departmentOption
    ? [{ term: accountWords.option, value: programmeDetail.departmentOption }]
    : []),
  { term: accountWords.admittedIn, value: programmeDetail.entrySession },
  { term: accountWords.gender, value: gender },
];
