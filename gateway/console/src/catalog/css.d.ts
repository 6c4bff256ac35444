declare module '*.css'; // Vite takes the style of a part out of its modules
