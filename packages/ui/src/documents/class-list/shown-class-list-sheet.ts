export const students = [
  {
    fullName: "Okonkwo Ngọzi Temitope",
    matricNumber: "ND/CSC/26/00001",
    department: "Computer Science",
    passport: null,
    coursesUploaded: 8,
    totalCoursesRegistered: 9,
    semestersCount: 3,
    sessionsCount: 2,
    cgpa: 3.27,
  },
];
