import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { slipMessages } from "@polyportal/domain/messages/slip";
import { onPhone } from "../../patterns/form/story-form.tsx";
import { longName } from "../document-frame/story-people.ts";
import { school } from "../document-frame/story-school.ts";
import type { ApplicationSlipView, SlipSitting } from "./application-slip.tsx";
import { ApplicationSlip } from "./application-slip.tsx";

const firstSitting: SlipSitting = {
  examType: "WAEC",
  examNumber: "4250101234",
  examYear: "2024",
  examCenter: "Government Secondary School, Ọ̀tà-Ìgbẹ̀, Ogun State",
  subjects: [
    { subject: "ENGLISH LANGUAGE", grade: "B3" },
    { subject: "MATHEMATICS", grade: "A1" },
    { subject: "PHYSICS", grade: "C4" },
    { subject: "CHEMISTRY", grade: "B2" },
    { subject: "BIOLOGY", grade: "C5" },
    { subject: "CHRISTIAN RELIGIOUS STUDIES", grade: "C6" },
    { subject: "CIVIC EDUCATION", grade: "B3" },
    { subject: "YORÙBÁ LANGUAGE", grade: "A1" },
  ],
};

const slip: ApplicationSlipView = {
  school,
  session: "2026/2027",
  applicationType: "JUPEB APPLICATION",
  name: "Oluwaseun-Abdulrahman Chukwuemeka",
  photoSrc: null,
  sections: [
    {
      kind: "rows",
      title: "Personal Information",
      rows: [
        { label: "Application number", value: "JUP/2026/004127" },
        { label: "Full name", value: "Oluwaseun-Abdulrahman Chukwuemeka Ọláolúwa" },
        { label: "Sex", value: "Male" },
        { label: "Date of birth", value: "2007-03-27" },
        { label: "Country", value: "Nigeria" },
        { label: "State of origin", value: "Akwa Ibom" },
        { label: "LGA of origin", value: "Oruk-Anam" },
        { label: "Email address", value: "chukwuemeka.oluwaseun-abdulrahman@example.ng" },
        { label: "Mobile phone", value: "+2348012345678" },
        {
          label: "Address",
          value: "House 14, Road 7, Unity Estate Phase II, Off Ọ̀yọ́-Ìṣẹ́yìn Expressway, Ibadan",
        },
        { label: "Blood group", value: "O+" },
        { label: "Genotype", value: "AA" },
        { label: "Marital status", value: "Single" },
        { label: "Religion", value: null },
      ],
    },
    {
      kind: "rows",
      title: "Next of Kin Details",
      rows: [
        { label: "Fullname", value: "Ngọzi Adébáyọ̀ Oluwaseun-Abdulrahman" },
        { label: "Email", value: "ngozi@example.ng" },
        { label: "Mobile number", value: "08098765432" },
        { label: "Address", value: "12 Ahmadu Bello Way, Kaduna" },
        { label: "Relationship", value: "Mother" },
      ],
    },
    {
      kind: "rows",
      title: "Programme Details",
      rows: [
        { label: "Subject combination", value: "Physics, Chemistry, Biology" },
        { label: "Choice department", value: "Science Laboratory Technology" },
        { label: "Application number", value: "JUP/2026/004127" },
        { label: "Program type", value: "JUPEB" },
      ],
    },
    {
      kind: "documents",
      title: "Documents Uploaded",
      documents: ["Birth certificate", "First sitting O’Level result", null],
    },
    {
      kind: "rows",
      title: "Educational History",
      rows: [
        { label: "School name", value: "Queen’s College of Arts and Science, Òkè-Ìlá Ọ̀ràngún" },
        { label: "Date attended", value: "2018 - 2024" },
        { label: "Qualification", value: "Senior School Certificate" },
      ],
    },
    {
      kind: "sittings",
      title: "O-Level Result",
      sittings: [
        firstSitting,
        { ...firstSitting, examType: "NECO", examNumber: "NEC/2025/88213", examYear: "2025" },
      ],
    },
  ],
};

const meta = { component: ApplicationSlip, args: { slip } } satisfies Meta<typeof ApplicationSlip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SubDegree: Story = {
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole("heading", { name: "2026/2027 JUPEB APPLICATION Application Slip" }),
    ).toBeVisible();
    const titles = canvas.getAllByRole("heading", { level: 2 }).map((title) => title.textContent);
    await expect(titles).toEqual([
      "Personal Information",
      "Next of Kin Details",
      "Programme Details",
      "Documents Uploaded",
      "Educational History",
      "O-Level Result",
    ]);
    await expect(canvas.getByText("Second Sitting")).toBeVisible();
    await expect(canvas.getAllByText("Christian Religious Studies")).toHaveLength(2);
    const documents = within(canvas.getByRole("region", { name: "Documents Uploaded" }));
    await expect(documents.getAllByRole("listitem").map((item) => item.textContent)).toEqual([
      "Birth certificate",
      "First sitting O’Level result",
      "-",
    ]);
    await expect(canvas.getByText(slipMessages.footer)).toBeVisible();
  },
};

/** HND adds the ND result; nothing else differs. */
export const Hnd: Story = {
  args: {
    slip: {
      ...slip,
      applicationType: "HND APPLICATION",
      sections: [
        ...slip.sections,
        {
          kind: "rows",
          title: "ND Result",
          rows: [
            { label: "CGPA", value: "3.47" },
            { label: "Course studied", value: "Computer Science" },
            { label: "School attended", value: "The Federal Polytechnic, Ado-Ekiti" },
            { label: "Year of graduation", value: 2024 },
          ],
        },
      ],
    },
  },
};

/** Rows of the same facts are a table; on a phone each is a block. */
export const WithRows: Story = {
  args: {
    slip: {
      ...slip,
      sections: [
        {
          kind: "table",
          title: "Schools Attended",
          columns: ["Name of school", "From", "To", "Certificate"],
          rows: [
            ["Government Secondary School, Ọ̀tà-Ìgbẹ̀, Ogun State", "2013", "2019", "SSCE"],
            ["The Federal Polytechnic, Ado-Ekiti", "2020", "2022", ""],
          ],
        },
        {
          kind: "rows",
          title: "Programme Details",
          rows: [
            { label: "Choice department", value: "Computer Science" },
            {
              label: "Statement of purpose",
              value:
                "I have repaired computers for six years in Ọ̀tà, and taught four apprentices what nobody had taught me: to find out before one replaces. I want to know why things fail, to build what fails less, and to come back to teach it at the college where I learned.",
            },
          ],
        },
        { kind: "table", title: "Employment", columns: [], rows: [] },
      ],
    },
  },
};

export const WithRowsOnAPhone: Story = {
  ...onPhone,
  args: WithRows.args,
  parameters: { chromatic: { disableSnapshot: true } },
};

export const OnPhone: Story = { ...onPhone, parameters: { chromatic: { disableSnapshot: true } } };

export const LongName: Story = { ...onPhone, args: { slip: { ...slip, name: longName } } };

export const Missing: Story = {
  args: {
    slip: {
      school,
      session: "2026/2027",
      applicationType: "ND APPLICATION ",
      name: "",
      photoSrc: null,
      sections: [
        {
          kind: "rows",
          title: "Personal Information",
          rows: [
            { label: "Sex", value: undefined },
            { label: "UTME score", value: Number.NaN },
          ],
        },
        { kind: "sittings", title: "O-Level Result", sittings: [] },
      ],
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByText("-")).toHaveLength(3);
    await expect(canvasElement).not.toHaveTextContent(/undefined|null|NaN/);
  },
};
