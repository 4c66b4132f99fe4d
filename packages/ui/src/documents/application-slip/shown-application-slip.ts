import { school } from "../document-frame/shown-school.ts";
import type { ApplicationSlipView } from "./application-slip.tsx";

export const slip: ApplicationSlipView = {
  school,
  session: "2026/2027",
  applicationType: "JUPEB APPLICATION",
  name: "Okonkwo Chukwuemeka Emmanuel",
  photoSrc: null,
  sections: [
    {
      kind: "rows",
      title: "Personal Information",
      rows: [
        { label: "Application number", value: "JUP/2026/004127" },
        { label: "Date of birth", value: "2007-03-27" },
      ],
    },
    { kind: "documents", title: "Documents Uploaded", documents: ["Birth certificate"] },
    {
      kind: "sittings",
      title: "O-Level Result",
      sittings: [
        {
          examType: "WAEC",
          examNumber: "4250101234",
          examYear: "2024",
          examCenter: "Government Secondary School, Ọ̀tà-Ìgbẹ̀, Ogun State",
          subjects: [{ subject: "MATHEMATICS", grade: "A1" }],
        },
      ],
    },
  ],
};
