import { addons } from "storybook/manager-api";
import { create } from "storybook/theming";

addons.setConfig({
  theme: create({
    base: "light",
    brandTitle: "Polyportal",
    colorPrimary: "#17613f",
    colorSecondary: "#17613f",
    appBg: "#f4f2ed",
    appBorderRadius: 6,
    fontBase: 'system-ui, -apple-system, "Segoe UI", Roboto, sans-serif',
  }),
});
