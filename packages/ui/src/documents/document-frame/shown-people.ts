export const photo = "/photos/okonkwo.jpg";

export const verification = {
  verifyUrl: "https://portal.oke-ila.edu.ng/verify_document?code=9F3K-22QX-7MPA",
  code: "9F3K-22QX-7MPA",
  issuedAt: "2026-11-20T09:30:00Z",
};

export const student = {
  fullName: "Okonkwo Chukwuemeka Emmanuel",
  matricNumber: "ND/CSC/26/00417",
  faculty: "School of Applied Sciences",
  department: "Computer Science",
  programme: "National Diploma, full-time",
  level: "ND I",
  photoSrc: photo,
};
