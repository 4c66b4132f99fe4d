import type { Output } from "@polyportal/api-client/client/client";
import { schoolSetupMessages } from "@polyportal/domain/messages/school-setup";
import type { DataColumn } from "@polyportal/ui/data-column";
import { countColumn, nameColumn, stateColumn } from "./unit-columns.tsx";

export type Option = Output<"listDepartmentOptions">["items"][number];

const { columns: heads } = schoolSetupMessages;

export const columns: readonly DataColumn<Option>[] = [
  nameColumn(),
  {
    id: "department",
    header: heads.department,
    value: ({ department }) => department,
    sortable: false,
    width: 11,
    grow: 2,
  },
  countColumn("students", ({ students }) => students),
  stateColumn(),
];
