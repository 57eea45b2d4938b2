import { EditScreen } from './EditScreen'

export const EngravingOptionsScreen = () => <EditScreen step="icon" />
export const CustomiseTextScreen = () => <EditScreen step="text" />
export const ImageOptionsScreen = () => <EditScreen step="image" />
export const FinalApprovalScreen = () => <EditScreen step="approval" />
