/** The stylesheet of the documentation page, served beside it. */
export const docsStylesheet = `:root {
  color-scheme: light dark;
  font: 1rem/1.5 system-ui, sans-serif;
}
body {
  max-width: 64rem;
  margin: 0 auto;
  padding: 1rem;
}
h1, h2, h3, h4 {
  line-height: 1.25;
}
h3 {
  font-size: 1rem;
  overflow-wrap: anywhere;
}
h4 {
  margin-bottom: 0.25rem;
}
small {
  font-weight: normal;
}
nav ul {
  display: flex;
  flex-wrap: wrap;
  gap: 0.25rem 1.5rem;
  padding: 0;
  list-style: none;
}
nav a {
  display: inline-block;
  padding: 0.5rem 0;
}
article {
  margin: 1rem 0;
  padding: 0 1rem 1rem;
  border: 1px solid GrayText;
  border-radius: 6px;
}
article:target {
  outline: 2px solid Highlight;
}
.method {
  display: inline-block;
  min-width: 4rem;
}
summary {
  overflow-wrap: anywhere;
  padding: 0.5rem 0;
  cursor: pointer;
}
.scroll {
  overflow-x: auto;
}
table {
  width: 100%;
  border-collapse: collapse;
}
th, td {
  padding: 0.25rem 0.75rem 0.25rem 0;
  border-bottom: 1px solid GrayText;
  text-align: left;
  vertical-align: top;
  font-weight: normal;
}
thead th {
  font-weight: bold;
}
@media print {
  nav {
    display: none;
  }
  details::details-content {
    content-visibility: visible;
  }
}
`;
