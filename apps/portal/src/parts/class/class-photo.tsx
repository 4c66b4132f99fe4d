import { useClient } from "@polyportal/api-client/query/client-context";
import { queryOptionsFor } from "@polyportal/api-client/query/options";
import { Avatar } from "@polyportal/ui/avatar";
import { useQuery } from "@tanstack/react-query";
import { useBlobAddress } from "../photo/use-blob-address.ts";

type Props = { studentId: string; fullName: string; passport: string | null };

const kept = { staleTimeMs: Infinity };

/** A student's photo or initials in an adviser's class. */
export function ClassPhoto({ studentId, fullName, passport }: Props) {
  const { data: file } = useQuery({
    ...queryOptionsFor(useClient(), "getClassPhoto", { studentId }, kept),
    enabled: passport !== null,
  });
  return <Photo fullName={fullName} file={file} />;
}

/** The same in the class list of a course, for its lecturers. */
export function CourseClassPhoto({
  studentId,
  fullName,
  passport,
  taught,
}: Props & { taught: { course: number; session: number } }) {
  const { data: file } = useQuery({
    ...queryOptionsFor(useClient(), "getCourseClassPhoto", { studentId, ...taught }, kept),
    enabled: passport !== null,
  });
  return <Photo fullName={fullName} file={file} />;
}

const Photo = ({ fullName, file }: { fullName: string; file: File | undefined }) => (
  <Avatar name={fullName} src={useBlobAddress(file)} decorative className="size-7" />
);
