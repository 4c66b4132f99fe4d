import "@polyportal/ui/styles.css";
import type { ReactNode } from "react";

export const metadata = { title: "A stranger's page", icons: "data:," };

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en-NG">
      <body>{children}</body>
    </html>
  );
}
