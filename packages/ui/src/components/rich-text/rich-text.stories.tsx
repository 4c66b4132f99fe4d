import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { RichText } from "./rich-text.tsx";

const meta = {
  component: RichText,
  args: {
    html: `<h2>Screening of ND candidates</h2>
<p>All candidates of the <strong>2026/2027</strong> session come with:</p>
<ul><li>the printed application slip,</li><li>originals of all O-level results.</li></ul>
<p>See <a href="https://polytechnic.example/calendar">the calendar</a> or write to
<a href="mailto:admissions@polytechnic.example">the admissions office</a>.</p>
<table><tr><th>Department</th><th>Day</th></tr><tr><td>Science Laboratory Technology</td><td>Monday</td></tr></table>`,
  },
} satisfies Meta<typeof RichText>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Notice: Story = {};

export const HostileIsHarmless: Story = {
  args: {
    html: `<p onclick="steal()" style="position:fixed" class="x" id="main">Kept words</p>
<script>document.title = "owned"</script><style>body{display:none}</style>
<img src="x" onerror="document.title = 'owned'"><iframe src="https://evil.example"></iframe>
<svg><script>document.title = "owned"</script></svg><form action="/x"><b>Bold</b> in a form</form>
<a href="javascript:document.title='owned'">a link that leads nowhere</a>
<a href=" jAvAsCrIpT:alert(1)">nor this one</a>`,
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText("Kept words").attributes).toHaveLength(0);
    await expect(canvas.getByText("Bold").localName).toBe("strong");
    await expect(canvas.queryByRole("link")).toBeNull();
    await expect(canvasElement.querySelector("script, style, img, iframe, svg, form")).toBeNull();
    await expect(canvasElement).toHaveTextContent("a link that leads nowhere");
    await expect(document.title).not.toBe("owned");
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: "phone" } } };

/** Pictures are replaced by their alternative text. */
export const PictureLeavesItsWords: Story = {
  args: {
    html: `<p>The gate is here: <img src="/no-such-picture.png" alt="map of the main gate"></p>
<p><img src="https://evil.example/pixel.gif">Come early.</p>`,
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText("The gate is here: map of the main gate")).toBeVisible();
    await expect(canvas.getByText("Come early.")).toBeVisible();
    await expect(canvasElement.querySelector("img")).toBeNull();
  },
};

export const Nothing: Story = { args: { html: "" } };

export const OneLongWord: Story = {
  args: { html: `<p>${"Gbàgede".repeat(20)}</p><p>السلام عليكم، مرحبا بالطلاب الجدد</p>` },
  globals: { viewport: { value: "phone" } },
};

export const Dark: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  globals: { theme: "dark" },
};
