import { useClient } from "@polyportal/api-client/query/client-context";
import { queryOptionsFor } from "@polyportal/api-client/query/options";
import { Avatar } from "@polyportal/ui/avatar";
import { useQuery } from "@tanstack/react-query";
import { useBlobAddress } from "../photo/use-blob-address.ts";

type Props = { studentId: string; fullName: string; passport: string | null };

const kept = { staleTimeMs: Infinity };

/** A student's name with the photo or initials, in an adviser's class. */
export function NameWithPhoto({ studentId, fullName, passport }: Props) {
  const { data: file } = useQuery({
    ...queryOptionsFor(useClient(), "getClassPhoto", { studentId }, kept),
    enabled: passport !== null,
  });
  return <Named fullName={fullName} file={file} />;
}

/** The same in the class list of a course, for its lecturers. */
export function NameWithCoursePhoto({
  studentId,
  fullName,
  passport,
  taught,
}: Props & { taught: { course: number; session: number } }) {
  const { data: file } = useQuery({
    ...queryOptionsFor(useClient(), "getCourseClassPhoto", { studentId, ...taught }, kept),
    enabled: passport !== null,
  });
  return <Named fullName={fullName} file={file} />;
}

const Named = ({ fullName, file }: { fullName: string; file: File | undefined }) => (
  <span className="flex items-center gap-2">
    <Avatar name={fullName} src={useBlobAddress(file)} decorative className="size-7" />
    <span className="min-w-0">{fullName}</span>
  </span>
);
