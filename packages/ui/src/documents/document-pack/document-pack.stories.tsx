import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { onPhone } from "../../patterns/form/story-form.tsx";
import { DocumentFrame } from "../document-frame/document-frame.tsx";
import { DocumentRows, DocumentSection } from "../document-frame/document-section.tsx";
import { verification } from "../document-frame/story-people.ts";
import { school } from "../document-frame/story-school.ts";
import { DocumentPack } from "./document-pack.tsx";

const sheet = (title: string, code: string, paid = false) => (
  <DocumentFrame
    key={code}
    school={school}
    title={title}
    paid={paid}
    verification={{ ...verification, code }}
  >
    <DocumentSection title={`Particulars of the ${title}`}>
      <DocumentRows rows={[{ label: "Session", value: "2026/2027" }]} />
    </DocumentSection>
  </DocumentFrame>
);

const meta = {
  component: DocumentPack,
  args: {
    children: [
      sheet("School Fees Receipt", "9F3K-22QX-7MPA", true),
      sheet("School Fees Clearance (Form 11)", "7H4M-33RY-8NQB"),
    ],
  },
  // The page that shows a pack brings its heading.
  render: (args) => (
    <>
      <h1 className="print:hidden">Clearance Pack</h1>
      <DocumentPack {...args} />
    </>
  ),
} satisfies Meta<typeof DocumentPack>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One button prints them all; each has its heading under the page's, and its own code. */
export const Two: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("button", { name: "Print" })).toHaveLength(1);
    await expect(canvas.getAllByRole("heading", { level: 2 })).toHaveLength(2);
    await expect(canvas.getAllByRole("heading", { level: 3 })).toHaveLength(2);
  },
};

export const OnPhone: Story = { ...onPhone, parameters: { chromatic: { disableSnapshot: true } } };

/** Each begins a page. */
export const OnPaper: Story = {
  globals: { media: "print" },
  play: async ({ canvas }) => {
    const [first, second] = canvas
      .getAllByRole("article")
      .map(({ parentElement }) => parentElement);
    await expect(first && getComputedStyle(first).breakBefore).toBe("auto");
    await expect(second && getComputedStyle(second).breakBefore).toBe("page");
  },
};
